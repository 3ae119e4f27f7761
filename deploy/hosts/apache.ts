import { compressibleTypes, contentTypes } from '../content-types.ts';
import { assetHeaders, assets, pageHeaders } from '../folders.ts';
import { hidden, wellKnown } from '../hidden.ts';
import { doubledSlash, host, type OldAddresses, spellings, withQuery } from '../redirects.ts';
import { lines } from './lines.ts';

/** Between these a `.htaccess` is the site's; a host may have lines of its own around them. */
export const ownLines = { begin: '# BEGIN Sorteio Magico de Natal', end: '# END Sorteio Magico de Natal' };

/**
 * `.htaccess`, for Apache 2.4 and LiteSpeed, in the document root of a shared host. It asks for no more than such hosts
 * give: mod_rewrite, mod_headers, mod_mime, mod_setenvif. It is read at each request, so it is short.
 */
export function htaccess(headers: Record<string, string>, { moved, gone }: OldAddresses): string {
  return `${ownLines.begin}
ErrorDocument 404 /404.html
ErrorDocument 410 /404.html
DirectoryIndex index.html

# artigos/ is the folder of what /artigos lists: the address is the page's.
<IfModule mod_dir.c>
  DirectorySlash Off
</IfModule>

<IfModule mod_negotiation.c>
  Options -MultiViews
</IfModule>

# Files only: a redirect out of the folder must not be kept for ever.
<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "^${assets}.+\\.(?!html$)\\w+$" asset
</IfModule>

<IfModule mod_headers.c>
${lines({ ...headers, ...pageHeaders }, setHeader)}
${lines(assetHeaders, (name, value) => `  Header always set ${name} "${value}" env=asset`)}
  Header always set Allow "GET, HEAD" env=refused
  <FilesMatch "\\.(?:${compressibleTypes.join('|')})(?:\\.br|\\.gz)?$">
    Header merge Vary Accept-Encoding
  </FilesMatch>
</IfModule>

<IfModule mod_mime.c>
  RemoveType .br .gz
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>
${lines(contentTypes, (extension, type) => `<FilesMatch "\\.${extension}(?:\\.br|\\.gz)?$">\n  ForceType "${type}"\n</FilesMatch>`)}

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase /
  RewriteOptions AllowNoSlash

  # What was asked for, and not what an error or a rule below has made of it.
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
  RewriteRule ^ - [R=405,E=refused:1,L]
  # Its files, not the list of them that Apache may make.
  RewriteRule ^${regex(wellKnown.slice(1))}.*[^/]$ - [L]

  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteCond %{THE_REQUEST} "^\\S+ ${doubledSlash}" [OR]
${lines(hidden, (_, pattern) => `  RewriteCond %{REQUEST_URI} "${pattern}"`, ' [OR]\n')}
  RewriteRule ^ - [R=404,L]

${lines(moved, renamed)}
${gone.map((path) => `  RewriteRule ^${regex(path.slice(1))}$ - [G,L]`).join('\n')}
${spellings.map(respell).join('\n')}

  RewriteRule ^$ index.html
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^[\\w/-]+$ $0.html
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,L]

${compressed('br', '.br')}
${compressed('gzip', '.gz')}
</IfModule>
${ownLines.end}
`;
}

/** Apache keeps one table for successes and one for all answers: a host that fills the other must not double ours. */
const setHeader = (name: string, value: string) => `  Header onsuccess unset ${name}\n  Header always set ${name} "${value}"`;

const regex = (path: string) => path.replaceAll('.', '\\.');

/** Apache itself would put the query behind a #fragment, and write `%23` for its sign. */
function renamed(from: string, to: string) {
  const rule = (target: string) => `  RewriteRule ^${regex(from.slice(1))}$ ${target} [R=308,NE,L]`;
  return to.includes('#') ? `  RewriteCond %{QUERY_STRING} .\n${rule(withQuery(to, '?%{QUERY_STRING}'))}\n${rule(to)}` : rule(to);
}

/** From the request's own line: a decoded path could hold what makes a browser leave the site. */
function respell(spelling: string) {
  const pattern = `^\\S+ ${host}${spelling.slice(1, -1)}[?\\s]`;
  return `  RewriteCond %{ENV:REDIRECT_STATUS} ^$\n  RewriteCond %{THE_REQUEST} "${pattern}"\n  RewriteRule ^ %1 [R=308,L]`;
}

/** `br;q=0` refuses. END, and no-gzip, because what is compressed here must not be compressed again. */
function compressed(encoding: string, suffix: string) {
  return `  RewriteCond %{HTTP:Accept-Encoding} "(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?=[\\s,;]|$)"
  RewriteCond %{REQUEST_FILENAME}${suffix} -f
  RewriteRule ^.+$ $0${suffix} [E=no-gzip:1,E=no-brotli:1,END]`;
}
