import type { Content } from '../src/model/content';
import type { Fault, Finding, Found, Severity } from '../src/model/finding';

/** One law, and what it looks at. */
export type Rule<On> = { id: string; severity: Severity; run: (on: On) => Found[] };

/** What is refused is looked for in what was read: without the parts that are broken, and with the articles that wait. */
export type Read = {
  content: Content;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Whether every article could be read; else a link to one that is not there may be right. */
  complete: boolean;
};

/** What keeps a launch back is looked for in what would go public on the day `today`. */
export type Ready = { content: Content; today: string };

/** What is remarked on is looked for in texts alone: those of the whole content, or of a form that is not saved yet. */
export type Texts = { texts: Text[]; misspellings: Misspellings };

/** Words as their reader meets them: without the signs of Markdown, one line a block; names of people and companies left out. */
export type Text = { file: string; field: string; text: string /** As it is written, if it is Markdown. */; source?: string };

/** The words of `text` that the dictionary of Portugal does not have, each with what may be meant. */
export type Misspellings = (text: string) => Map<string, string[]>;

/** Rules of one severity, by their ids. */
export const rulesOf = <On>(severity: Severity, runs: Record<string, Rule<On>['run']>): Rule<On>[] =>
  Object.entries(runs).map(([id, run]) => ({ id, severity, run }));

export const judge = <On>(rules: Rule<On>[], on: On): Finding[] =>
  rules.flatMap(({ id, severity, run }) => run(on).map((found) => ({ rule: id, severity, ...found })));

/** Of those that share a key, each but the first, with the first. */
export function repeated<Item>(items: Item[], keyOf: (item: Item) => string): { again: Item; first: Item }[] {
  const firsts = new Map(items.toReversed().map((item) => [keyOf(item), item]));
  return items.flatMap((again) => {
    const first = firsts.get(keyOf(again));
    return first === undefined || first === again ? [] : [{ again, first }];
  });
}

type InText = Fault & Pick<Found, 'words' | 'right'>;

/** A rule about one text, whatever stands around it. */
export const inEachText =
  (faultsIn: (text: string, field: string) => InText[]) =>
  ({ texts }: Pick<Texts, 'texts'>): Found[] =>
    texts.flatMap(({ file, field, text }) => faultsIn(text, field).map((fault) => ({ file, field, ...fault })));

type Row = Pick<Fault, 'why'> & { pattern: RegExp; what?: string } & (
    | { mend: string; right?: (words: string) => string | undefined }
    | { mend?: never; right: (words: string) => string }
  );

/** A rule about words: each pattern, and what is said of what it matches, once for the same words; `right` is what to write in their place. What matches `verbatim` is right. */
export const aboutWords = (rows: Row[], verbatim: RegExp[] = []) =>
  inEachText((text) => {
    const judged = verbatim.reduce((rest, pattern) => rest.replace(pattern, '⋯'), text);
    return rows.flatMap(({ pattern, what, why, mend, right: rightFor }) => {
      const matches = [...judged.matchAll(pattern)].map(([found]) => found.trim());
      return [...new Set(matches)].map((words) => {
        const times = matches.filter((one) => one === words).length;
        const right = rightFor?.(words);
        return {
          words,
          ...(right && { right }),
          what: `«${words}»${times > 1 ? `, ${times} vezes` : ''}${what ? `: ${what}` : '.'}`,
          why,
          mend: mend ?? `escreva ${right}.`,
        };
      });
    });
  });
