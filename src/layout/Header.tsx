import { Icon } from '../components/Drawing';
import { routes } from '../routes';
import styles from './Header.module.css';
import { mainLinks } from './main-links';
import type { Site } from './site-schema';

type Props = { site: Site; demonstration: boolean; path: string | undefined };

/** The strip, the brand, and the four main links: icon and label on wide screens, the icon alone on narrow ones. */
export const Header = ({ site, demonstration, path }: Props) => (
  <header className={styles.header}>
    <p className={styles.strip}>
      <span>{demonstration ? site.demonstration : '18+ · Jogue com responsabilidade'}</span>
      <a href={`${routes.responsibleGambling}#ajuda`}>Precisa de ajuda?</a>
    </p>
    <div className={styles.bar}>
      <a className={styles.brand} href={routes.home}>
        <Icon name="logo" className={styles.logo} />
        <span>{site.name}</span>
      </a>
      <nav aria-label="Principal" className={styles.navigation}>
        <ul role="list" className={styles.links}>
          {mainLinks.map(({ path: target, label, icon }) => (
            <li key={target}>
              <a className={styles.link} href={target} aria-current={currentFor(target, path)}>
                <Icon name={icon} />
                <span className={styles.label}>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </header>
);

/** *Artigos* is marked on its page and on any address that begins with it, the others on their own page only (specification §2). */
function currentFor(target: string, path = ''): 'page' | 'true' | undefined {
  if (path === target) return 'page';
  return target === routes.articles && path.startsWith(routes.articles) ? 'true' : undefined;
}
