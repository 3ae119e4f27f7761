import { compressibleTypes, contentTypes } from '../content-types.ts';
import { assetHeaders, assets, pageHeaders } from '../folders.ts';
import { hidden, wellKnown } from '../hidden.ts';
import { doubledSlash, host, type OldAddresses, spellings, withQuery } from '../redirects.ts';
import { lines } from './lines.ts';

type CaddySite = {
  /** `exemplo.pt`, for which Caddy gets a certificate, or `http://…` without one. */
  address: string;
  /** Where dist/ lies on the server. */
  root: string;
};

/** A Caddyfile, for Caddy 2.6 or newer. In a `route`, because Caddy would sort its directives otherwise. */
export function caddyfile(headers: Record<string, string>, { moved, gone }: OldAddresses, { address, root }: CaddySite): string {
  return `${address} {
  root * ${root}
  route {
    # By itself: it is late, and with it the lines below would be, too late for an error.
    header -Server
    header {
${lines({ ...headers, ...pageHeaders }, headerLine)}
    }
    @refused not method GET HEAD
    header @refused Allow "GET, HEAD"
    respond @refused 405
    handle ${wellKnown}* {
      file_server
    }

    @hidden path_regexp "${Object.values(hidden).join('|')}"
    error @hidden 404
    # What no file system can hold would be an error of the server's; a backslash would hide a name from the rules and not from try_files.
    @impossible vars_regexp {http.request.orig_uri} "^[^?]*(?:%00|%5[Cc]|\\\\)|^[^?]*[^/?]{251}|^[^?]{1000}"
    error @impossible 404
    @doubled vars_regexp {http.request.orig_uri} "^${doubledSlash}"
    error @doubled 404
${lines(moved, renamed)}
${gone.length > 0 ? `    @gone path ${gone.join(' ')}\n    error @gone 410` : ''}
${spellings.map(respelt).join('\n')}

    try_files {path} {path}.html
    # These are late, because the file server has its own idea of types, and a Vary for what is compressed alone.
${lines(contentTypes, (extension, type) => `    @${extension} path *.${extension}\n    header @${extension} {\n      Content-Type "${type}"\n      defer\n    }`)}
    header ${assets}* {
${lines(assetHeaders, headerLine)}
    }
    @compressible path / ${compressibleTypes.map((extension) => `*.${extension}`).join(' ')}
    header @compressible {
      Vary Accept-Encoding
      defer
    }
    file_server {
      precompressed br gzip
    }
  }
  handle_errors {
    header {
      Content-Type "${contentTypes.html}"
${lines(pageHeaders, headerLine)}
      Vary Accept-Encoding
      defer
    }
    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

const headerLine = (name: string, value: string) => `      ${name} "${value}"`;

/** From the address as it was sent, with its query: a decoded one could hold what makes a browser leave the site. */
const respelt = (spelling: string, index: number) => redirect(`spelling${index}`, spelling.slice(1, -1), `{re.spelling${index}.1}{re.spelling${index}.2}`);
const renamed = (from: string, to: string, index: number) => redirect(`name${index}`, from, withQuery(to, `{re.name${index}.1}`));
const redirect = (name: string, from: string, to: string) =>
  `    @${name} vars_regexp ${name} {http.request.orig_uri} "^${host}${from}(\\?.*)?$"\n    redir @${name} ${to} 308`;
