// First, because it declares the order of the cascade layers.
import '../styles/base.css';

import type { ReactNode } from 'react';
import type { Content } from '../content/content';
import { isDemonstration } from '../content/placeholders';
import { AgeGate } from '../features/age-gate/AgeGate';
import { CookieBanner } from '../features/cookie-banner/CookieBanner';
import { ToastPlace } from '../features/toast/ToastPlace';
import { Footer } from './Footer';
import { Header } from './Header';
import type { Page } from './page';

/** The files of this build that every page carries. */
export type Files = {
  /** Inlined in the page; each sheet is the same text on every page that uses it, so one hash in the policy does. */
  styles: string[];
  headScript: string;
  /** The address of src/main.ts. */
  mainScript: string;
  /** In development: the address of Vite's client, which reloads the page. */
  development?: string;
};

type Props = { page: Page; content: Content; files: Files; children: ReactNode };

/** A whole page. The gate comes first in reading order; the site is `hidden` until the inline script opens it. */
export const Document = ({ page, content, files, children }: Props) => (
  <html lang="pt-PT">
    <Head page={page} content={content} files={files} />
    <body>
      <AgeGate name={content.site.name} helplines={content.responsibleGambling.helplines} />
      <div data-site hidden>
        <nav aria-label="Atalho">
          <a className="visually-hidden" href="#conteudo">
            Saltar para o conteúdo
          </a>
        </nav>
        <CookieBanner />
        <Header site={content.site} demonstration={isDemonstration(content)} path={page.path} />
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
        <Footer site={content.site} help={content.help} />
        <ToastPlace />
      </div>
    </body>
  </html>
);

function Head({ page, content: { site, ...content }, files }: Omit<Props, 'children'>) {
  const title = `${page.title} | ${site.name}`;
  const address = page.path === undefined ? undefined : site.address.value + page.path;
  const demonstration = isDemonstration({ site, ...content });
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <Inline text={files.headScript} />
      <script type="module" src={files.mainScript} />
      {files.development && <script type="module" src={files.development} />}
      {files.styles.map((css) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: CSS of our own.
        <style key={css} dangerouslySetInnerHTML={{ __html: css }} />
      ))}
      <meta name="description" content={page.description} />
      <meta name="theme-color" content="#0a1a42" />
      {(demonstration || !address) && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icons/favicon-32.png" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/touch-icon-512.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {address && (
        <>
          <meta property="og:type" content={page.article ? 'article' : 'website'} />
          <meta property="og:title" content={page.title} />
          <meta property="og:description" content={page.description} />
          <meta property="og:url" content={address} />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:image" content={`${site.address.value}/social/${page.article ? 'article' : 'default'}.png`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </head>
  );
}

// biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own.
const Inline = ({ text }: { text: string }) => <script dangerouslySetInnerHTML={{ __html: text }} />;
