import { OrganisationMark } from '../art/OrganisationMark';
import type { Content } from '../model/content';
import { sectionIds } from '../model/derived/section-ids';
import { type RoutePath, routes } from '../routes';
import { ExternalLink } from '../ui/ExternalLink';
import { Prose } from '../ui/Prose';
import styles from './Footer.module.css';

/** An entry without an address is kept for a page to come, and renders nothing. */
type Entry = { path: RoutePath; label: string } | { label: string };

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

type Props = Pick<Content, 'site' | 'help' | 'about'>;

export function Footer({ site, help: { organisations }, about: { identity } }: Props) {
  return (
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
        <ul role="list" className={styles.marks} aria-label="Apoio e regulação">
          {organisations.map(({ name, mark, website }) => (
            <li key={mark}>
              <ExternalLink href={website} kind="private" className={styles.mark}>
                <OrganisationMark mark={mark} />
                <span className="visually-hidden">{name}</span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.copyright}>
        © {site.copyrightYear} {site.footer.copyright} <a href={`${routes.about}#${sectionIds.about.identity}`}>{identity.title}</a>
      </p>
    </footer>
  );
}
