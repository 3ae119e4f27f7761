/** From a file's extension to its `Content-Type`. Hosts disagree about some of these, and about the charset of most. */
export const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The rest, pictures and fonts, are compressed already. */
const compressed = ['png', 'avif', 'webp', 'woff2'];

/** The extensions whose files have `.br` and `.gz` beside them. */
export const compressibleTypes = Object.keys(contentTypes).filter((extension) => !compressed.includes(extension));
