import { contentTypes } from '../content-types.ts';
import { assetHeaders, assets, pageHeaders } from '../folders.ts';
import { hidden, wellKnown } from '../hidden.ts';
import { type OldAddresses, spellings, withQuery } from '../redirects.ts';
import { lines } from './lines.ts';

type NginxSite = {
  /** Where dist/ lies on the server. */
  root: string;
  /** As in `listen`: a port, or an address with one. */
  listen: string;
  serverName: string;
  /** Whether the server has the module ngx_brotli. Without it the line stays, as a comment: nginx will not start with it. */
  brotli: boolean;
};

/** A file for sites-available/ or conf.d/, both of which nginx includes within `http`. */
export function nginxConfig(headers: Record<string, string>, { moved, gone }: OldAddresses, { root, listen, serverName, brotli }: NginxSite): string {
  return `${lines(assetHeaders, assetMap)}
map $uri $site_hidden {
  default 0;
  "~^${wellKnown.replaceAll('.', '\\.')}" 0;
${lines(hidden, (_, pattern) => `  "~${pattern}" 1;`)}
}
map $status $site_allowed_methods {
  405 "GET, HEAD";
}

server {
  listen ${listen};
  server_name ${serverName};
  root ${root};

  absolute_redirect off;
  server_tokens off;
  gzip_static on;
  gzip_vary on;
  ${brotli ? '' : '# With ngx_brotli (Debian: libnginx-mod-http-brotli-static): '}brotli_static on;

  # nginx adds no charset to a file that is compressed already: it is part of the type.
  types {
${lines(contentTypes, (extension, type) => `    "${type}" ${extension};`)}
  }

  # A location with an add_header of its own would lose all of these.
${lines(headers, (name, value) => `  add_header ${name} "${value}" always;`)}
${lines(pageHeaders, (name) => `  add_header ${name} ${mapped(name)} always;`)}
  add_header Allow $site_allowed_methods always;

  error_page 404 410 @not_found;

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  if ($request_uri ~ "^[^?]*//") { return 404; }
  if ($site_hidden) { return 404; }
${spellings.map((spelling) => `  if ($request_uri ~ "${spelling.slice(0, -1)}(\\?.*)?$") { return 308 $1$2; }`).join('\n')}
${lines(moved, (from, to) => `  location = ${from} { return 308 ${withQuery(to, '$is_args$args')}; }`)}
${gone.map((path) => `  location = ${path} { return 410; }`).join('\n')}

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
  # Has a name, because the conditions above would be asked of an address again.
  location @not_found { try_files /404.html =404; }
}
`;
}

const mapped = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** For what is there, and not for the page that says it is gone. */
const assetMap = (name: string, value: string) =>
  `map $status$uri ${mapped(name)} {
  default "${pageHeaders[name as keyof typeof pageHeaders]}";
  ~^(?:200|304)${assets} "${value}";
}`;
