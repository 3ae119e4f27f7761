import type { ReactNode } from 'react';
import type { DrawingName } from '../art/drawings';
import type { Site } from '../model/schemas/site';
import type { Page, PanelAddresses, Tone } from './page';
import { structuredDataFor } from './structured-data';

/** What the renderer knows about the files of this build. */
export type HeadFiles = {
  /** CSS, inlined: the same bytes wherever it is used. */
  styles: string[];
  /** Scripts, inlined: the same bytes on every page. */
  visitorScript: string;
  speculationRules?: string;
  /** A module, at the end of the body. */
  loader: string;
  font: string;
  themeColor: string;
  favicon: string;
  faviconFallback?: string;
  touchIcon?: string;
  panels: PanelAddresses;
  /** From a drawing's name to its address. */
  drawings: Record<Tone, Map<string, string>>;
  /** From a page's file to its social picture. */
  socialPicture?: (page: Page) => string;
};

/** A whole page: its head, and what stands in its body. */
export function Document({ children, ...head }: Props & { children: ReactNode }) {
  const { page, site, files } = head;
  return (
    <html lang="pt-PT" data-theme={site.theme} data-picture={pictureAddresses(head)} data-window={addressesOf(head, ['lisbon-narrow', 'lisbon-wide'])}>
      <Head {...head} />
      <body>
        {children}
        {/* Not in the head: the words of the page are sent first. */}
        {page.path !== undefined && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: structuredDataFor(page, site, (path) => absolute(site, path), pictureOf(head)) }}
          />
        )}
        {files.speculationRules && <script type="speculationrules" dangerouslySetInnerHTML={{ __html: files.speculationRules }} />}
        <script type="module" dangerouslySetInnerHTML={{ __html: files.loader }} />
      </body>
    </html>
  );
}

type Props = { page: Page; site: Site; files: HeadFiles };

/** For src/visitor/visitor.ts, as the addresses of what the gate's window shows: of the page's largest picture, for narrow windows and for others where they have another. */
const pictureAddresses = (head: Props): string | undefined => {
  const { panel, largest } = head.page;
  return panel ? `${head.files.panels[panel].square} ${head.files.panels[panel].wide}` : largest && addressesOf(head, largest);
};

const addressesOf = ({ page, files }: Props, drawings: DrawingName[]) => drawings.map((name) => files.drawings[page.tone].get(name)).join(' ');

const absolute = (site: Site, path: string) => site.address.value + path;

function pictureOf({ page, site, files }: Props): string | undefined {
  const picture = files.socialPicture?.(page);
  return picture && absolute(site, picture);
}

function Head({ page, site, files }: Props) {
  const title = `${page.title} | ${site.name}`;
  const address = page.path === undefined ? undefined : absolute(site, page.path);
  const picture = pictureOf({ page, site, files });

  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <script dangerouslySetInnerHTML={{ __html: files.visitorScript }} />
      {files.styles.map((css) => (
        <style key={css} dangerouslySetInnerHTML={{ __html: css }} />
      ))}
      {/* Nothing is painted before the header is whole: its links would move while they arrive. */}
      <link rel="expect" href="#depois_do_topo" blocking="render" />
      <link rel="preload" href={files.font} as="font" crossOrigin="" />
      <meta name="description" content={page.description} />
      <meta name="theme-color" content={files.themeColor} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <link rel="icon" href={files.favicon} type="image/svg+xml" />
      {files.faviconFallback && <link rel="icon" href={files.faviconFallback} sizes="32x32" />}
      {files.touchIcon && <link rel="apple-touch-icon" href={files.touchIcon} />}
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title={site.name} href="/artigos.atom" />
      {address && (
        <>
          <meta property="og:type" content={page.article ? 'article' : 'website'} />
          <meta property="og:title" content={page.title} />
          <meta property="og:description" content={page.description} />
          <meta property="og:url" content={address} />
          <meta property="og:site_name" content={site.name} />
          {picture && <meta property="og:image" content={picture} />}
          {picture && <meta name="twitter:card" content="summary_large_image" />}
        </>
      )}
    </head>
  );
}
