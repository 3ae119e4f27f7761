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
  placeholder: 'Valores provisórios: o leitor tomaria por verdade o que ainda não o é.',
  promotion: 'Promoção: um sorteio anunciado sem autorização, ou com datas que já passaram, engana quem lê.',
  controller: 'Responsável: a lei exige que o leitor saiba quem responde pelo site e pelos seus dados.',
  address: 'Endereços: um endereço «.example» não existe e não leva a lado nenhum.',
  newsletter: 'Newsletter: um formulário que não inscreve ninguém desilude quem confiou nele.',
  freshness: 'Atualidade: o que foi confirmado há mais de um ano pode ter deixado de ser verdade.',
  link: 'Ligações: uma ligação morta deixa o leitor sem a página que lhe prometemos.',
} as const;

export type FindingKind = keyof typeof findingKinds;
