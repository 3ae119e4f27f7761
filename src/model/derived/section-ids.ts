const policy = { changes: 'alteracoes' } as const;

/**
 * The parts that a page has whatever its content says. A link may lead to them, and no section of the content may take their names.
 * Ids to which no link leads hold an underscore, which no heading and no `id` of the content can have.
 */
export const sectionIds = {
  everywhere: { content: 'conteudo' },
  article: { calculator: 'calculadora', bankroll: 'quanto-duram', sources: 'fontes', related: 'relacionados' },
  casinos: { licence: 'licenca', turnTo: 'a-quem-recorrer', sources: 'fontes' },
  rights: { brands: 'marcas', companies: 'empresas', sources: 'fontes' },
  rules: { calendar: 'calendario', rules: 'regras', questions: 'perguntas', sources: 'fontes' },
  responsibleGambling: { helpFirst: 'ajuda', definition: 'definicao', signs: 'sinais', tips: 'conselhos', commitments: 'compromissos', sources: 'fontes' },
  about: { mission: 'missao', offers: 'oferta', transparency: 'transparencia', identity: 'quem-somos', contact: 'contacto' },
  privacy: { ...policy, rights: 'direitos', contact: 'contacto' },
  cookies: { ...policy, storage: 'o-que-este-site-guarda', types: 'tipos' },
  terms: policy,
} as const;

/** Those of one page, and those of every page. */
export const idsOfPage = (page: string): string[] => [
  ...Object.values(sectionIds.everywhere),
  ...Object.values<string>(page in sectionIds ? sectionIds[page as keyof typeof sectionIds] : {}),
];
