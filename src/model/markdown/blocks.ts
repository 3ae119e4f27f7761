/** What an article's text may ask the site to draw, in a paragraph of its own: `::calculadora`. Its further lines are the caption of a drawing. */
const blocks = {
  calculadora: 'none',
  'cem-noites': 'caption',
  'exemplo-inventado': 'none',
  'hora-de-passos': 'caption',
  'mil-janelas': 'caption',
  'parede-do-bonus': 'caption',
  'quanto-duram': 'none',
  'trinta-e-sete-casas': 'caption',
} as const;

export type BlockName = keyof typeof blocks;

export const blockNames = Object.keys(blocks) as BlockName[];

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blocks, name);

/** Whether it is a drawing, of which the caption says all that is to be seen. */
export const withCaption = (name: BlockName): boolean => blocks[name] === 'caption';
