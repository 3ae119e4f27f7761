import type { Content } from './content';

export type Placeholder = { field: string; text: string };

/** Every `placeholder` mark in content/: where it stands and what is missing there. */
export const placeholdersIn = (content: Partial<Content>): Placeholder[] => find(content, []);

/** While any mark stands, the site says that it is a demonstration, and asks search engines to stay away. */
export const isDemonstration = (content: Partial<Content>) => placeholdersIn(content).length > 0;

function find(value: unknown, path: string[]): Placeholder[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'placeholder' && typeof item === 'string' ? [{ field: path.join('.'), text: item }] : find(item, [...path, key]),
  );
}
