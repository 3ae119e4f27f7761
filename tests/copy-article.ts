export const longWord = 'Otorrinolaringologistas';

export const slugOfCopy = (number: number) => `artigo-${String(number).padStart(5, '0')}`;

/** The file of an article once more, with a title, an address and a description of its own. */
export const copyArticle = (article: string, number: number): string =>
  articleWith(article, { title: `${longWord} ${number}`, slug: slugOfCopy(number), description: `Uma frase comprida, só do artigo número ${number}.` });

/** The file of an article with these values in its one-line fields and, if it is given, another text. */
export function articleWith(article: string, fields: Record<string, string>, body?: string): string {
  const changed = Object.entries(fields).reduce((text, [field, value]) => text.replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${value}`), article);
  return body === undefined ? changed : changed.replace(/(?<=\n---\n).*/s, `\n${body}\n`);
}
