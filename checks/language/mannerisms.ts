import type { CheerioAPI } from 'cheerio';
import type { Problem } from '../../src/model/problem';

/** What one page says in sentences. */
export type Prose = { file: string; paragraphs: string[] };

/** The paragraphs and list items of a page: not its frame, tables, headings, notices and sources, nor links to other titles. */
export function proseOf(file: string, $: CheerioAPI): Prose {
  const sentences = $('main p, main li').not('nav *, [data-notice], #fontes *, #relacionados *').clone();
  sentences.find('.visually-hidden').remove();
  return { file, paragraphs: sentences.toArray().map((element) => $(element).text().replace(/\s+/g, ' ').trim()) };
}

/** How often one text may do it: more, and it reads as written by a machine (docs/voz.md). */
const limits = { shortEndings: 5, contrasts: 2 };

/** Counts the habits of articles that readers notice before the facts. */
export function checkMannerisms({ file, paragraphs }: Prose): Problem[] {
  const endings = paragraphs.flatMap(shortEnding);
  const contrasts = paragraphs.flatMap((paragraph) => paragraph.match(contrast) ?? []);
  return [
    ...tooMany(file, 'paragraphs that end in a maxim', endings, limits.shortEndings),
    ...tooMany(file, '«não X, mas Y» or «X, e não Y»', contrasts, limits.contrasts),
  ];
}

const tooMany = (file: string, habit: string, found: string[], most: number): Problem[] =>
  found.length > most
    ? [
        {
          file,
          what: `${found.length} times ${habit}, and the limit is ${most}: ${found.map((words) => `«${words}»`).join(', ')}.`,
          why: 'readers notice the pattern, and trust the text less.',
          mend: 'say it in the sentence before, or leave it out.',
        },
      ]
    : [];

/** A last sentence of up to eight words, without a figure or a quotation, after at least one other. */
function shortEnding(paragraph: string): string[] {
  const sentences = paragraph.split(/(?<=[.!?…]) (?=[\p{Lu}«])/u);
  const last = sentences.at(-1) ?? '';
  return sentences.length > 1 && last.split(' ').length <= 8 && /^[^\d«]+\.$/.test(last) ? [last] : [];
}

const contrast = /(?<!\p{L})não [^.;:!?]{2,80}?, mas |, (?:e )?não \p{Ll}[^,.;:]*[.;]/gu;

/** Phrases of at least `length` words that stand on more than one page, the longest first. For the editor's eyes. */
export function repeatedPhrases(pages: Prose[], length = 6): string[] {
  const texts = pages.map(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
  const windowsOf = (words: string[]) => words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
  const counts = new Map<string, number>();
  for (const page of texts) for (const phrase of new Set(page.flatMap(windowsOf))) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  const runs = texts.flat().flatMap((words) =>
    joined(
      windowsOf(words).map((phrase) => (counts.get(phrase) ?? 0) > 1),
      words,
      length,
    ),
  );
  return [...new Set(runs)].toSorted((a, b) => b.length - a.length);
}

/** The stretches of `words` whose every window of `length` is repeated. */
function joined(repeated: boolean[], words: string[], length: number): string[] {
  return repeated.flatMap((is, start) => {
    if (!is || repeated[start - 1]) return [];
    const after = repeated.indexOf(false, start);
    return [words.slice(start, (after < 0 ? repeated.length : after) - 1 + length).join(' ')];
  });
}
