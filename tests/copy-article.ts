export const longWord = 'Otorrinolaringologistas';

export const slugOfCopy = (number: number) => `artigo-${String(number).padStart(5, '0')}`;

/** The file of an article once more, with a title, an address and a description of its own. */
export function copyArticle(article: string, number: number): string {
  const own = { title: `${longWord} ${number}`, slug: slugOfCopy(number), description: `Uma frase comprida, só do artigo número ${number}.` };
  return Object.entries(own).reduce((text, [field, value]) => text.replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${value}`), article);
}
