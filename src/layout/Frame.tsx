import type { ReactNode } from 'react';
import type { Content } from '../model/content';
import { sectionIds } from '../model/derived/section-ids';
import '../styles/base.css';
import '../styles/paper.css';
import { AgeGate } from '../overlays/age-gate/AgeGate';
import { CookieBanner } from '../overlays/cookie-consent/CookieBanner';
import { Toast } from '../overlays/toast/Toast';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './Header';
import { layOutHeader } from './header-layout';

type Props = { content: Content; section?: string; children: ReactNode };

/** What surrounds every page. The gate comes first in the reading order; until the inline script opens it, the site is `hidden`. */
export const Frame = ({ content: { site, facts, help, about }, section, children }: Props) => (
  <>
    <AgeGate name={site.name} minimumAge={facts.minimumAge} helpLine={facts.helpLine} />
    <div data-site hidden>
      <nav aria-label="Atalho">
        <a className={`visually-hidden ${styles.skip}`} href={`#${sectionIds.everywhere.content}`}>
          Saltar para o conteúdo
        </a>
      </nav>
      <CookieBanner />
      <Header name={site.name} helpLine={facts.helpLine} minimumAge={facts.minimumAge} section={section} />
      <script id="depois_do_topo">{layOutHeader}</script>
      <main id={sectionIds.everywhere.content} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer site={site} help={help} about={about} />
      <Toast />
    </div>
  </>
);
