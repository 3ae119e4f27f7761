/** What an article's text may ask the site to draw, in a paragraph of its own: `::calculadora`. */
export const blockNames = ['calculadora', 'exemplo-inventado', 'hora-de-passos', 'mil-janelas', 'parede-do-bonus', 'trinta-e-sete-casas'] as const;

export type BlockName = (typeof blockNames)[number];

export const isBlockName = (name: string): name is BlockName => (blockNames as readonly string[]).includes(name);
