import { createServer, type Server } from 'node:http';
import { createSiteServer } from '../deploy/local-server';

/** What a browser may refuse of a page's inline code: yesterday's policy with today's page, or a proxy that strips it. */
export const refusals: Record<string, string[]> = {
  nothing: [],
  styles: ['style-src'],
  scripts: ['script-src'],
  'styles and scripts': ['style-src', 'script-src'],
};

/** The built site under a policy that allows nothing of these kinds. */
export function siteRefusing(directives: string[]): Server {
  const site = createSiteServer();
  return createServer((request, response) => {
    const { setHeader } = response;
    response.setHeader = (name, value) => setHeader.call(response, name, name === 'Content-Security-Policy' ? refuse(directives, String(value)) : value);
    site.emit('request', request, response);
  });
}

const refuse = (directives: string[], policy: string) =>
  directives.reduce((stricter, directive) => stricter.replace(new RegExp(`${directive} [^;]*`), `${directive} 'none'`), policy);
