import { articlePath, routes } from '../src/routes';
import type { Read } from './rule';

/** An old address is no page's, and leads to one place. Whether that exists is for links.ts to say. */
export const redirects = ({ content }: Read) => {
  const pages = new Set<string>([...Object.values(routes), ...content.articles.map(({ slug }) => articlePath(slug))]);
  // Missing while its file is broken.
  const olds = (content.redirects?.redirects ?? []).map(({ from }) => from);
  return olds.flatMap((from, index) => {
    const place = { file: 'redirects.yaml', field: `redirects[${index}].from`, mend: 'apague este encaminhamento.' };
    if (olds.indexOf(from) < index) return { ...place, what: `«${from}» aparece duas vezes.`, why: 'um endereço só pode levar a um lugar.' };
    return pages.has(from) ? { ...place, what: `«${from}» é agora o endereço de uma página.`, why: 'quem a procurasse seria levado para outra.' } : [];
  });
};
