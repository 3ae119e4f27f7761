import type { Content } from '../content/load-content';
import '../styles/base.css';
import { AgeGate } from '../overlays/age-gate/AgeGate';
import { CookieBanner } from '../overlays/cookie-consent/CookieBanner';
import { ToastArea } from '../overlays/toast/ToastArea';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './Document.module.css';
import { Footer } from './Footer';
import { Head, type HeadFiles } from './Head';
import { Header } from './Header';
import type { Page } from './page';

type Props = { page: Page; content: Content; files: HeadFiles };

/** A whole page. The gate comes first in the reading order and, until it opens, is all that is displayed. */
export function Document({ page, content, files }: Props) {
  const { site, facts, help } = content;
  return (
    <html lang="pt-PT" data-theme={site.theme}>
      <Head page={page} site={site} files={files} />
      <body>
        <AgeGate name={site.name} minimumAge={facts.minimumAge} helpLine={facts.helpLine} />
        <div className={styles.site} data-tone={page.tone}>
          <nav aria-label="Atalho">
            <a className={`visually-hidden ${styles.skip}`} href="#conteudo">
              Saltar para o conteúdo
            </a>
          </nav>
          <CookieBanner />
          <Header name={site.name} helpLine={facts.helpLine} minimumAge={facts.minimumAge} path={page.path} />
          <main id="conteudo" tabIndex={-1} className={styles.main}>
            {page.crumbs && (
              <div className={styles.crumbs}>
                <Breadcrumbs crumbs={page.crumbs} />
              </div>
            )}
            {page.body()}
          </main>
          <Footer site={site} organisations={help.organisations} />
          <ToastArea />
        </div>
      </body>
    </html>
  );
}
