import { Icon, type IconName } from '../art/Icon';
import { Logo } from '../art/Logo';
import { sectionIds } from '../model/derived/section-ids';
import { type RoutePath, routes } from '../routes';
import styles from './Header.module.css';

const links: { path: RoutePath; label: string; icon: IconName }[] = [
  { path: routes.home, label: 'Início', icon: 'house' },
  { path: routes.casinos, label: 'Cassinos Online', icon: 'stall' },
  { path: routes.articles, label: 'Artigos', icon: 'newspaper' },
  { path: routes.rules, label: 'Regras', icon: 'scroll' },
];

type Props = { name: string; helpLine: string; minimumAge: number; section?: string };

/** The brand and the four main links: icon and label on wide screens, the icon alone on narrow ones. */
export const Header = ({ name, helpLine, minimumAge, section }: Props) => (
  <header className={styles.header}>
    <p className={styles.help}>
      <span>
        {minimumAge}+<span className={`visually-hidden ${styles.wide}`}>{'\u00a0· Jogue com responsabilidade'}</span>
      </span>
      <span>
        <a href={`${routes.responsibleGambling}#${sectionIds.responsibleGambling.helpFirst}`}>Precisa de ajuda?</a>{' '}
        <a href={`tel:${helpLine}`}>
          <span className={`visually-hidden ${styles.line}`}>Linha Vida{'\u00a0'}</span>
          {helpLine}
        </a>
      </span>
    </p>
    <div className={styles.bar}>
      <a className={styles.brand} href={routes.home}>
        <Logo />
        <span className={`visually-hidden ${styles.name}`}>{name}</span>
      </a>
      <nav aria-label="Principal">
        <ul role="list" className={styles.links}>
          {links.map(({ path: target, label, icon }) => (
            <li key={target}>
              <a
                className={styles.link}
                href={target}
                aria-current={currentFor(target, section)}
                data-current-below={section === undefined && target === routes.articles ? '' : undefined}
              >
                <Icon name={icon} />
                <span className={`visually-hidden ${styles.label}`}>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </header>
);

/** Pages of one section have the same header: what lies below *Artigos* is one, any other page its own. */
export const sectionOf = (path: string | undefined) => (path?.startsWith(belowArticles) ? belowArticles : path);

const belowArticles = `${routes.articles}/`;

/** *Artigos* is marked on its page and on any address that begins with it; the others on their own page only. For unknown addresses see loader.ts. */
function currentFor(target: string, section = ''): 'page' | 'true' | undefined {
  if (section === target) return 'page';
  return target === routes.articles && section.startsWith(routes.articles) ? 'true' : undefined;
}
