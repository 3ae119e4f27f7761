import type { ReactNode } from 'react';
import type { Site } from '../model/site';
import { Head, type HeadFiles } from './Head';
import type { Page } from './page';

type Props = { page: Page; site: Site; files: HeadFiles; children: ReactNode };

/** A whole page: its head, and what stands in its body. */
export function Document({ page, site, files, children }: Props) {
  return (
    <html lang="pt-PT" data-theme={site.theme}>
      <Head page={page} site={site} files={files} />
      <body>
        {children}
        <script type="module" dangerouslySetInnerHTML={{ __html: files.loader }} />
      </body>
    </html>
  );
}
