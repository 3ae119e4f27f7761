/** A fault of the built site or of its sources. */
export type Problem = {
  /** The page's address, or the file. */
  where: string;
  what: string;
  why: string;
  mend: string;
};

export const inWords = ({ where, what, why, mend }: Problem): string => `  ${where}\n    What: ${what}\n    Why: ${why}\n    Mend: ${mend}`;
