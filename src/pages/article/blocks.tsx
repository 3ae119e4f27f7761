import type { ReactNode } from 'react';
import { isPanelName, type PanelName } from '../../art/panels/panels';
import { Island } from '../../islands/Island';
import type { Load, PanelAddresses } from '../../layout/page';
import type { Content } from '../../model/content';
import { type BlockName, isBlockName } from '../../model/markdown/blocks';
import type { Article } from '../../model/reading/load-articles';
import { Notice } from '../../sections/Notice';
import { Prose } from '../../ui/Prose';

type Block = (load: Load, content: Content, caption: ReactNode, panels: PanelAddresses) => Promise<ReactNode>;

/** How each `::name` of an article's text is drawn that is no panel. What a block loads brings its CSS to the articles that ask for it alone. */
const drawings: Record<Exclude<BlockName, PanelName>, Block> = {
  calculadora: async (load, { facts }) => {
    const { RolloverCalculator } = await load(import('../../islands/rollover/RolloverCalculator'));
    return <Island name="rollover" component={RolloverCalculator} props={facts.rollover} />;
  },
  'exemplo-inventado': async (_, { notices }) => <Notice notices={notices} of="inventedExample" />,
  'quanto-duram': async (load) => {
    const { BankrollCalculator } = await load(import('../../islands/bankroll/BankrollCalculator'));
    return <Island name="bankroll" component={BankrollCalculator} props={{}} />;
  },
};

function panel(name: PanelName): Block {
  return async (load, { facts }, caption, panels) => {
    const { PanelFigure } = await load(import('./PanelFigure'));
    return <PanelFigure name={name} facts={facts} caption={caption} files={panels[name]} />;
  };
}

/** The panel with which an article's text begins, and which opens its page. */
export const openingOf = ({ opening = '' }: Article): PanelName | undefined => (isPanelName(opening) ? opening : undefined);

export type Passages = typeof import('./Passages');

/** How what some texts hold besides prose is drawn: what somebody says, a list to go through, the minutes of an hour. */
export const drawPassages = async ({ text }: Article, load: Load): Promise<Passages | undefined> =>
  /^(?:>|## (?:\*|Às? \d|.+\n+1\. ))/m.test(text) ? load(import('./Passages')) : undefined;

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
export function drawBlocks(article: Article, load: Load, content: Content, panels: PanelAddresses): Promise<ReactNode[]> {
  const blockOf = (name: BlockName) => (isPanelName(name) ? panel(name) : drawings[name]);
  return Promise.all(article.blocks.map(async ({ name, caption }) => isBlockName(name) && blockOf(name)(load, content, <Prose>{caption}</Prose>, panels)));
}
