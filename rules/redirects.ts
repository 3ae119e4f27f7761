import { articlePath, routes } from '../src/routes';
import type { Read, Rule } from './rule';

/** An old address is no page's, and leads to one place. Whether that exists is for links.ts to say. */
export const redirects: Rule<Read> = {
  id: 'redirects',
  severity: 'refuse',
  run: ({ content }) => {
    const pages = new Set<string>([...Object.values(routes), ...content.articles.map(({ slug }) => articlePath(slug))]);
    // Missing while its file is broken.
    const all = content.redirects?.redirects ?? [];
    return all.flatMap(({ from }, index) => {
      const twice = all.findIndex((other) => other.from === from) < index;
      if (!twice && !pages.has(from)) return [];
      return [
        {
          file: 'redirects.yaml',
          field: `redirects[${index}].from`,
          what: twice ? `«${from}» aparece duas vezes.` : `«${from}» é agora o endereço de uma página.`,
          why: twice ? 'um endereço só pode levar a um lugar.' : 'quem a procurasse seria levado para outra.',
          mend: 'apague este encaminhamento.',
        },
      ];
    });
  },
};
