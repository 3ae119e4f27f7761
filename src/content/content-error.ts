/** One thing that is wrong in a file of content/. */
export type Problem = {
  /** Below content/, with forward slashes. */
  file: string;
  /** From 1; none when the file itself is the problem. */
  line?: number;
  /** As in `casinos.0.link`. */
  field?: string;
  /** What is wrong, why it matters and how to mend it, in Portuguese. */
  text: string;
};

/** Content that cannot be published. Its message is the whole report. */
export class ContentError extends Error {
  constructor(readonly problems: Problem[]) {
    super(`O conteúdo tem ${problems.length === 1 ? 'um problema' : `${problems.length} problemas`}:\n${problems.map(inWords).join('\n')}`);
    this.name = 'ContentError';
  }
}

const inWords = ({ file, line, field, text }: Problem) => `\n  content/${file}${line ? `:${line}` : ''}${field ? `  ${field}` : ''}\n    ${text}`;
