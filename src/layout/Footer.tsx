import { Drawing } from '../components/Drawing';
import { ExternalLink } from '../components/ExternalLink';
import { Prose } from '../components/Prose';
import { routes } from '../routes';
import styles from './Footer.module.css';
import { type HelpOrganisations, logos } from './help-organisations-schema';
import type { Site } from './site-schema';

/** An entry without an address is kept for a page to come, and renders nothing (specification §2). */
type Entry = { path: string; label: string } | { label: string };

const lists: { title: string; entries: Entry[] }[] = [
  {
    title: 'Legal',
    entries: [
      { path: routes.privacy, label: 'Política de Privacidade' },
      { path: routes.cookies, label: 'Política de Cookies' },
      { path: routes.terms, label: 'Termos de Uso' },
    ],
  },
  {
    title: 'Informações',
    entries: [{ path: routes.responsibleGambling, label: 'Jogo Responsável' }, { path: routes.about, label: 'Sobre o Projeto' }, { label: 'Contacto' }],
  },
];

const logoDrawings = import.meta.glob<string>('../art/logos/*.svg', { query: '?raw', import: 'default', eager: true });

type Props = { site: Site; help: HelpOrganisations };

export const Footer = ({ site, help }: Props) => (
  <footer className={styles.footer}>
    <div className={styles.columns}>
      <section>
        <h2>{site.footer.title}</h2>
        <Prose>{site.footer.text}</Prose>
      </section>
      {lists.map(({ title, entries }) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul role="list">
            {entries.map(
              (entry) =>
                'path' in entry && (
                  <li key={entry.path}>
                    <a className={styles.link} href={entry.path}>
                      {entry.label}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </nav>
      ))}
    </div>
    <ul role="list" className={styles.logos} aria-label="Apoio e regulação">
      {help.organisations
        .toSorted((one, other) => logos.indexOf(one.logo) - logos.indexOf(other.logo))
        .map(({ name, logo, website }) => (
          <li key={logo}>
            <ExternalLink href={website} kind="private" className={styles.logo}>
              <Drawing svg={logoDrawings[`../art/logos/${logo}.svg`]} />
              <span className="visually-hidden">{name}</span>
            </ExternalLink>
          </li>
        ))}
    </ul>
    <p className={styles.copyright}>
      © {site.copyrightYear} {site.footer.copyright}
    </p>
  </footer>
);
