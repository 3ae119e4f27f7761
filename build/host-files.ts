import { caching, type Inline, securityHeaders } from './policy.ts';

/** Cloudflare Pages cuts longer lines. */
const longestLine = 2000;

/**
 * What tells a host which headers to send and which file answers an address: `_headers` for Netlify and Cloudflare Pages,
 * `.htaccess` for shared hosting with Apache or LiteSpeed. From file name to text.
 */
export function hostFiles(inline: Inline): Record<string, string> {
  const headers = securityHeaders(inline);
  const text = { _headers: edgeHeaders(headers), '.htaccess': htaccess(headers) };
  const tooLong = text._headers.split('\n').find((line) => line.length > longestLine);
  if (tooLong) throw new Error(`_headers has a line of ${tooLong.length} characters, and Cloudflare Pages reads ${longestLine}: ${tooLong.slice(0, 80)}…`);
  return text;
}

/** Both hosts join a header that two matching rules set, so each header comes from one rule. */
const edgeHeaders = (headers: Record<string, string>) =>
  `/*\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n/assets/*\n  Cache-Control: ${caching.assets}\n`;

const htaccess = (headers: Record<string, string>) => `ErrorDocument 404 /404.html
DirectoryIndex index.html
# artigos/ is the folder of what /artigos lists: the address is the page's.
DirectorySlash Off
Options -MultiViews -Indexes
AddDefaultCharset utf-8
AddType text/javascript .js
AddType image/svg+xml .svg
AddType image/webp .webp
AddType font/woff2 .woff2
AddType application/manifest+json .webmanifest

<IfModule mod_headers.c>
${lines(headers, (name, value) => `  Header always set ${name} "${value}"`)}
  Header set Cache-Control "${caching.pages}"
  <If "%{REQUEST_URI} =~ m#^/assets/#">
    Header set Cache-Control "${caching.assets}"
  </If>
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript image/svg+xml application/manifest+json text/plain application/xml
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteOptions AllowNoSlash
  # One form of each address: without .html and without a slash at the end.
  RewriteCond %{THE_REQUEST} "^\\S+ /([^?\\s]*?)(?:index)?\\.html[?\\s]"
  RewriteRule ^ /%1 [R=308,L]
  RewriteCond %{DOCUMENT_ROOT}/$1.html -f
  RewriteRule ^(.+)/$ /$1 [R=308,L]
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^[\\w/-]+$ $0.html [L]
</IfModule>
`;

const lines = (values: Record<string, string>, line: (name: string, value: string) => string) =>
  Object.entries(values)
    .map(([name, value]) => line(name, value))
    .join('\n');
