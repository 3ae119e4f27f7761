import { type Content, contentFiles } from '../../src/model/load-content';

export type ContentNode = { file: string; field: string; value: unknown };

/** Every value of every content file with its place, groups before their parts. The articles' text is not among them. */
export function contentNodes(content: Content): ContentNode[] {
  const pages = Object.entries(contentFiles).flatMap(([name, { file }]) => nodesOf(content[name as keyof typeof contentFiles], file));
  const articles = content.articles.flatMap(({ body, headings, links, readingMinutes, file, ...frontMatter }) => nodesOf(frontMatter, file));
  return [...pages, ...articles];
}

function nodesOf(value: unknown, file: string, field = ''): ContentNode[] {
  const parts = Array.isArray(value)
    ? value.flatMap((item, index) => nodesOf(item, file, `${field}[${index}]`))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, item]) => nodesOf(item, file, field ? `${field}.${key}` : key))
      : [];
  return [{ file, field, value }, ...parts];
}
