import { type Content, contentFiles } from './load-content';
import type { Listed } from './notices';
import { partsIn } from './parts';

type Name = keyof typeof contentFiles;

/** The part of the content that each notice is about. */
const parts = {
  partner: 'casinos.casinos',
  draw: 'promotion.authorisation',
  prize: 'promotion.prize',
  testimonials: 'home.testimonials',
  figures: 'home.figures',
  newsletter: 'home.newsletter',
  controller: 'site.controller',
  editor: 'site.editor',
  handling: 'privacy.sections',
  address: 'site.address',
  licences: 'licensedOperators.readOn',
} satisfies Record<Listed, { [N in Name]: `${N}.${keyof Content[N] & string}` }[Name]>;

export type Mark = {
  /** Relative to content/. */
  file: string;
  /** Where in the file: `casinos[1]`. */
  field: string;
  /** What must replace it. */
  sentence: string;
  /** What is marked: a record, or a value and its mark. */
  marked: object;
  /** The notice that stands as long as the mark. */
  notice: Listed | undefined;
};

/** Every stand-in of `content`. What is switched off (`show: false`) is not shown, and has none. */
export function marksIn(content: Content): Mark[] {
  return (Object.keys(contentFiles) as Name[]).flatMap((name) =>
    marksOf(content[name]).map((mark) => ({ ...mark, file: contentFiles[name].file, notice: noticeAt(`${name}.${mark.field}`) })),
  );
}

/** The marks in one part of the content. */
export const marksOf = (value: unknown): Pick<Mark, 'field' | 'sentence' | 'marked'>[] =>
  partsIn(value, '', (part) => 'show' in part && part.show === false).flatMap(({ field, part }) => {
    const marked = part as { placeholder?: unknown } | null;
    return typeof marked?.placeholder === 'string' ? [{ field, sentence: marked.placeholder, marked }] : [];
  });

/** The notices that stand, in the order of content/notices.yaml. */
export function standIns(content: Content): Listed[] {
  const standing = new Set(marksIn(content).map(({ notice }) => notice));
  return (Object.keys(content.notices) as Listed[]).filter((notice) => standing.has(notice));
}

const noticeAt = (place: string) =>
  (Object.keys(parts) as Listed[]).find((notice) => place.startsWith(parts[notice]) && !/^\p{L}/u.test(place.slice(parts[notice].length)));
