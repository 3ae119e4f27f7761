/** What a fault is, why it matters and how it is mended, wherever it stands. In content/ the words are for the publisher. */
export type Fault = { what: string; why: string; mend: string };

/** What a schema of ours adds to its error, in `params`, for describe-issue.ts to tell the editor. */
export type Reason = Pick<Fault, 'why' | 'mend'>;

/** A fault and its place. */
export type Found = Fault & {
  /** Relative to content/; in a built site, the page's address or the file. */
  file: string;
  /** Where in the file: `casinos[1].link.value`. */
  field?: string;
  /** The words that it is about, as they are written. */
  words?: string;
  /** What is to stand in their place, where there is but one way. */
  right?: string;
  /** What may be meant, the likeliest first, where there are several ways. */
  suggestions?: string[];
};

/** Refused: nothing is built. Launch: the site may not go public with it. Remark: the publisher's to decide. */
export type Severity = 'refuse' | 'launch' | 'remark';

/** What a rule of rules/rulebook.ts has found, or a file that cannot be read as its schema asks (rule `shape`). */
export type Finding = Found & { rule: string; severity: Severity };

/** Carries all that is refused in one run, so that it need not be mended one build at a time. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: Finding[];
  constructor(problems: Found[]) {
    super(report(problems));
    this.problems = problems.map((found) => ({ rule: 'shape', severity: 'refuse', ...found }));
  }
}

function report(problems: Found[]): string {
  const count = problems.length === 1 ? '1 problema' : `${problems.length} problemas`;
  const words = [`${count} em content/ — nada foi publicado nem alterado.`, ...problems.map(inWords)].join('\n\n');
  // The name of a file may hold what a terminal takes for an order, or what turns the direction of a line.
  return words.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '\ufffd');
}

function inWords({ file, field, what, why, mend }: Found): string {
  const place = field ? `content/${file} › ${field}` : `content/${file}`;
  return `${place}\n  O quê: ${what}\n  Porquê: ${why}\n  Como corrigir: ${mend}`;
}
