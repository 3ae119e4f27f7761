/** The parts that a page has whatever its content says. A link may lead to them, and no section of the content may take their names. */
export const sectionIds = {
  everywhere: { content: 'conteudo' },
  article: { calculator: 'calculadora', sources: 'fontes', related: 'relacionados' },
  casinos: { licence: 'licenca', sources: 'fontes' },
  rules: { calendar: 'calendario', rules: 'regras', questions: 'perguntas', sources: 'fontes' },
  responsibleGambling: { helpFirst: 'ajuda', definition: 'definicao', signs: 'sinais', tips: 'conselhos', commitments: 'compromissos', sources: 'fontes' },
  about: { mission: 'missao', offers: 'oferta', transparency: 'transparencia', standIns: 'exemplos', identity: 'quem-somos', contact: 'contacto' },
  privacy: { rights: 'direitos', contact: 'contacto' },
  cookies: { storage: 'o-que-este-site-guarda', types: 'tipos' },
} as const;

/** Those of one page, and those of every page. */
export const idsOfPage = (page: string): string[] => [
  ...Object.values(sectionIds.everywhere),
  ...Object.values<string>(page in sectionIds ? sectionIds[page as keyof typeof sectionIds] : {}),
];
