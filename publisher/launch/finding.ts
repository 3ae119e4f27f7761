/** Something that must be settled before the site goes public. Texts are for the publisher. */
export type Finding = {
  kind: FindingKind;
  /** Relative to content/. */
  file: string;
  /** Where in the file: `casinos[1].link`. */
  field?: string;
  what: string;
  mend: string;
};

/** In the order of the report, each with why it keeps the site from going public. */
export const findingKinds = {
  placeholder: 'Exemplos: o que ainda não é verdadeiro está assinalado no site, e cada aviso sai quando a marca sair.',
  licence: 'Licenças: um parceiro que saiu da lista do SRIJ é ilegal, e promovê-lo também.',
  promotion: 'Promoção: um sorteio com datas que já passaram engana quem lê.',
  address: 'Endereços: um endereço «.example» não existe e não leva a lado nenhum.',
  freshness: 'Atualidade: o que foi confirmado há mais de um ano pode ter deixado de ser verdade.',
  link: 'Ligações: uma ligação morta deixa o leitor sem a página que lhe prometemos.',
} as const;

export type FindingKind = keyof typeof findingKinds;
