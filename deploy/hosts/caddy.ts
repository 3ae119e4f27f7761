import { contentTypes } from '../content-types';
import { folders, pageHeaders } from '../folders';
import { hidden, wellKnown } from '../hidden';
import { otherNames, spellings } from '../redirects';

export type CaddySite = {
  /** `example.pt`, for which Caddy gets a certificate, or `http://…` without one. */
  address: string;
  /** Where dist/ lies on the server. */
  root: string;
};

/** A Caddyfile for Caddy 2.6 or newer. `route`, because the order below is the meaning. */
export function caddyfile(headers: Record<string, string>, { address, root }: CaddySite): string {
  return `${address} {
  root * ${root}
  route {
    header {
${headerLines({ ...headers, ...pageHeaders }, 6)}
      -Server
    }
    @refused not method GET HEAD
    handle @refused {
      header Allow "GET, HEAD"
      respond 405
    }
    handle ${wellKnown}* {
      file_server
    }
    @hidden path_regexp "${Object.values(hidden).join('|')}"
    error @hidden 404
    @doubled expression \`{http.request.orig_uri}.matches("^[^?]*//")\`
    error @doubled 404
${spellings.map(respell).join('\n')}
${Object.entries(otherNames).map(renamed).join('\n')}
    try_files {path} {path}.html
    import files
  }
}
`;
}

const headerLines = (headers: Record<string, string>, indent: number) =>
  Object.entries(headers)
    .map(([name, value]) => `${' '.repeat(indent)}${name} "${value}"`)
    .join('\n');
