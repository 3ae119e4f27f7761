import { linksOf, parseMarkdown } from '../markdown';
import { articlePath, routes } from '../routes';
import { isOutgoingLink } from './fields';
import type { Problem } from './problem';

/** Every address of the site that content may link to, with the #fragments that exist there. */
export type Targets = Map<string, Set<string>>;
export type FoundLink = { file: string; field?: string; href: string | null };

/** The links in any string of `value`: Markdown links, and fields called `to`. */
export function linksIn(value: unknown, file: string, field = ''): FoundLink[] {
  if (typeof value === 'string') {
    if (/(^|\.)to$/.test(field)) return [{ file, field, href: value }];
    return value.includes('](') ? linksOf(parseMarkdown(value)).map((href) => ({ file, field, href })) : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, file, `${field}[${index}]`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => linksIn(item, file, field ? `${field}.${key}` : key));
}

/** All `id` fields of a content file: the #fragments of its page. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'id' && typeof item === 'string' ? [item] : idsIn(item)));
}

/** A link must leave by https, or lead to a page and a #fragment that exist. */
export function checkLinks(links: FoundLink[], targets: Targets): Problem[] {
  return links.flatMap(({ file, field, href }) => {
    const words = whatIsWrong(href, targets);
    return words ? [{ file, field, ...words }] : [];
  });
}

function whatIsWrong(href: string | null, targets: Targets): Omit<Problem, 'file' | 'field'> | undefined {
  if (href === null || !/^[/#]/.test(href) || href.startsWith('//')) {
    if (href !== null && (isOutgoingLink(href) || /^tel:\d+$/.test(href))) return undefined;
    return {
      what: href === null ? 'há uma ligação com um endereço perigoso.' : `a ligação «${href}» não é segura nem completa.`,
      why: '«javascript:» e «http:» põem o leitor em risco; um endereço relativo muda com a página.',
      mend: 'para fora do site use https://…; para uma página do site comece por «/».',
    };
  }
  const [path = '', fragment] = href.split('#');
  const fragments = targets.get(path);
  if (path !== '' && !fragments) {
    return {
      what: `a ligação «${href}» leva a uma página que não existe.`,
      why: 'o leitor cairia numa página de erro.',
      mend: `use um destes endereços: ${Object.values(routes).join(', ')} ou ${articlePath('…')}.`,
    };
  }
  if (fragment && fragments && !fragments.has(fragment)) {
    return {
      what: `a ligação «${href}» aponta para uma secção que não existe.`,
      why: 'o leitor ficaria no topo da página, sem saber porquê.',
      mend: `use uma destas secções: ${[...fragments].map((id) => `#${id}`).join(', ') || '(a página não tem nenhuma)'}.`,
    };
  }
  return undefined;
}
