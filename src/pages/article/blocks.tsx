import type { ReactNode } from 'react';
import { Island } from '../../islands/Island';
import type { Load } from '../../layout/page';
import type { BlockName } from '../../model/blocks';
import type { Article } from '../../model/load-articles';
import type { Content } from '../../model/load-content';
import { Notice } from '../../sections/Notice';

type Block = (load: Load, content: Content) => Promise<ReactNode>;

/** How each `::name` of an article's text is drawn. What a block loads brings its CSS to the articles that ask for it alone. */
const drawings: Record<BlockName, Block> = {
  calculadora: async (load, { facts }) => {
    const { RolloverCalculator } = await load(import('../../islands/rollover/RolloverCalculator'));
    return <Island name="rollover" component={RolloverCalculator} props={facts.rollover} />;
  },
  'exemplo-inventado': async (_, { notices }) => <Notice notices={notices} of="inventedExample" />,
  'hora-de-passos': async (load) => {
    const { HourOfSteps } = await load(import('./HourOfSteps'));
    return <HourOfSteps />;
  },
  'mil-janelas': async (load) => {
    const { ThousandWindows } = await load(import('./ThousandWindows'));
    return <ThousandWindows />;
  },
  'parede-do-bonus': async (load, { facts }) => {
    const { BonusWallPicture } = await load(import('./BonusWallPicture'));
    return <BonusWallPicture {...facts.rollover} />;
  },
  'trinta-e-sete-casas': async (load) => {
    const { ThirtySevenPockets } = await load(import('./ThirtySevenPockets'));
    return <ThirtySevenPockets />;
  },
};

export type Blocks = Partial<Record<BlockName, ReactNode>>;

/** The pictures that one article shows, drawn, in order. */
export async function drawPictures({ pictures: asked }: Article, load: Load, { pictures }: Content): Promise<ReactNode[]> {
  if (asked.length === 0) return [];
  const { ArticlePicture } = await load(import('./ArticlePicture'));
  return asked.map((one) => {
    const picture = pictures[one.name];
    return picture && <ArticlePicture picture={picture} {...one} />;
  });
}

/** The blocks that one article asks for, drawn. */
export const drawBlocks = async (names: BlockName[], load: Load, content: Content): Promise<Blocks> =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await drawings[name](load, content)])));
