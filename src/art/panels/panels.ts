import type { BlockName } from '../../model/markdown/blocks';
import { bonus } from './bonus';
import { hour } from './hour';
import { hundredNights } from './nights';
import type { Panel } from './panel';
import { roulette } from './roulette';
import { windows } from './windows';

/** By the name that an article's text asks for one with. */
export const panels = {
  'cem-noites': hundredNights,
  'hora-de-passos': hour,
  'mil-janelas': windows,
  'parede-do-bonus': bonus,
  'trinta-e-sete-casas': roulette,
} satisfies Partial<Record<BlockName, Panel>>;

export type PanelName = keyof typeof panels;

export const isPanelName = (name: string): name is PanelName => Object.hasOwn(panels, name);
