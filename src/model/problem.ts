/** Something that must be mended before the site can be published. In content/ the texts are for the publisher. */
export type Problem = {
  /** Relative to content/; in a built site, the page's address or the file. */
  file: string;
  /** Where in the file: `casinos[1].link.value`. */
  field?: string;
  what: string;
  why: string;
  mend: string;
};

/** What a fault means and how it is mended, wherever it stands. */
export type Fault = Pick<Problem, 'what' | 'why' | 'mend'>;

/** What a rule of ours adds to its error, in `params`, for describe-issue.ts to tell the editor. */
export type Reason = Pick<Problem, 'why' | 'mend'>;

/** Carries every problem of one run, so that they need not be mended one build at a time. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly problems: Problem[]) {
    super(report(problems));
  }
}

function report(problems: Problem[]): string {
  const count = problems.length === 1 ? '1 problema' : `${problems.length} problemas`;
  return [`${count} em content/ — nada foi publicado nem alterado.`, ...problems.map(inWords)].join('\n\n');
}

function inWords({ file, field, what, why, mend }: Problem): string {
  const place = field ? `content/${file} › ${field}` : `content/${file}`;
  return `${place}\n  O quê: ${what}\n  Porquê: ${why}\n  Como corrigir: ${mend}`;
}
