import { partsIn } from './parts';

type Mark = {
  /** Where in the file: `casinos[1]`. */
  field: string;
  /** What must replace it. */
  sentence: string;
  /** What is marked: a record, or a value and its mark. */
  marked: object;
};

/** Every stand-in in a part of the content. What is switched off (`show: false`) is not shown, and has none. */
export const marksOf = (value: unknown): Mark[] =>
  partsIn(value, '', (part) => 'show' in part && part.show === false).flatMap(({ field, part }) => {
    const marked = part as { placeholder?: unknown } | null;
    return typeof marked?.placeholder === 'string' ? [{ field, sentence: marked.placeholder, marked }] : [];
  });
