import { type Content, contentFiles } from '../content';
import { partsIn } from './parts';

export type Mark = {
  /** Relative to content/. */
  file: string;
  /** Where in the file: `casinos[1]`. */
  field: string;
  /** What must replace it. */
  sentence: string;
  /** What is marked: a record, or a value and its mark. */
  marked: object;
};

/** Every stand-in of `content`. What is switched off (`show: false`) is not shown, and has none. */
export function marksIn(content: Content): Mark[] {
  return Object.entries(contentFiles).flatMap(([name, { file }]) => marksOf(content[name as keyof typeof contentFiles]).map((mark) => ({ ...mark, file })));
}

/** The marks in one part of the content. */
export const marksOf = (value: unknown): Pick<Mark, 'field' | 'sentence' | 'marked'>[] =>
  partsIn(value, '', (part) => 'show' in part && part.show === false).flatMap(({ field, part }) => {
    const marked = part as { placeholder?: unknown } | null;
    return typeof marked?.placeholder === 'string' ? [{ field, sentence: marked.placeholder, marked }] : [];
  });
