/** «Elétrico 28 à noite» → `eletrico-28-a-noite`, which is fit for an address and for the name of a file. */
export const slugFor = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
