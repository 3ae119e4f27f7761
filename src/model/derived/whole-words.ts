/** `words` where no letter goes on before or after them. */
export const wholeWords = (words: string) => new RegExp(`(?<!\\p{L}(?=\\p{L}))${words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!(?<=\\p{L})\\p{L})`, 'gu');
