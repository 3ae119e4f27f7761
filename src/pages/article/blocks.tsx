import type { ReactNode } from 'react';
import { Island } from '../../islands/Island';
import type { Load } from '../../layout/page';
import type { Article } from '../../model/reading/load-articles';
import type { Content } from '../../model/reading/load-content';
import { type BlockName, isBlockName } from '../../model/schemas/blocks';
import { Notice } from '../../sections/Notice';
import { Prose } from '../../ui/Prose';

type Block = (load: Load, content: Content, caption: ReactNode) => Promise<ReactNode>;

/** How each `::name` of an article's text is drawn. What a block loads brings its CSS to the articles that ask for it alone. */
const drawings: Record<BlockName, Block> = {
  calculadora: async (load, { facts }) => {
    const { RolloverCalculator } = await load(import('../../islands/rollover/RolloverCalculator'));
    return <Island name="rollover" component={RolloverCalculator} props={facts.rollover} />;
  },
  'cem-noites': async (load, _, caption) => {
    const { HundredNights } = await load(import('./HundredNights'));
    return <HundredNights caption={caption} />;
  },
  'exemplo-inventado': async (_, { notices }) => <Notice notices={notices} of="inventedExample" />,
  'hora-de-passos': async (load, _, caption) => {
    const { HourOfSteps } = await load(import('./HourOfSteps'));
    return <HourOfSteps caption={caption} />;
  },
  'mil-janelas': async (load, _, caption) => {
    const { ThousandWindows } = await load(import('./ThousandWindows'));
    return <ThousandWindows caption={caption} />;
  },
  'parede-do-bonus': async (load, { facts }, caption) => {
    const { BonusWallPicture } = await load(import('./BonusWallPicture'));
    return <BonusWallPicture {...facts.rollover} caption={caption} />;
  },
  'quanto-duram': async (load) => {
    const { BankrollCalculator } = await load(import('../../islands/bankroll/BankrollCalculator'));
    return <Island name="bankroll" component={BankrollCalculator} props={{}} />;
  },
  'trinta-e-sete-casas': async (load, _, caption) => {
    const { ThirtySevenPockets } = await load(import('./ThirtySevenPockets'));
    return <ThirtySevenPockets caption={caption} />;
  },
};

/** The pictures that one article shows, drawn, in order. */
export async function drawPictures({ pictures: asked }: Article, load: Load, { pictures }: Content): Promise<ReactNode[]> {
  if (asked.length === 0) return [];
  const { ArticlePicture } = await load(import('./ArticlePicture'));
  return asked.map((one) => {
    const picture = pictures[one.name];
    return picture && <ArticlePicture picture={picture} {...one} />;
  });
}

/** The blocks that one article asks for, drawn, in order. */
export const drawBlocks = ({ blocks }: Article, load: Load, content: Content): Promise<ReactNode[]> =>
  Promise.all(blocks.map(async ({ name, caption }) => isBlockName(name) && drawings[name](load, content, <Prose>{caption}</Prose>)));
