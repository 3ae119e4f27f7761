import type { Theme } from '../../model/schemas/site';
import { Border } from '../Tile';
import { Boat, Bridge } from './landmarks';
import { glitter, Haze, River } from './landscape';
import { Cat, Lamp, Parapet, Street } from './street';

/** Where every page ends: the Tejo from the miradouro's wall, when the last tram has gone. The sky is left open. */
export const Riverside = ({ theme }: { theme: Theme }) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 440">
    <Haze theme={theme} width={1920} top={0} bottom={240} sun={[880, 190]} />
    <path fill="var(--deep)" stroke="var(--azul)" d="M-4 240V222Q120 196 300 206T640 214 980 204 1380 216 1930 190V240z" />
    <River left={-10} right={1930} top={238} bottom={330} lights={theme === 'natal' ? [130, 292, 470, 742, 918, 1130, 1402, 1620, 1776] : glitter(880)} />
    <Bridge towers={[620, 1140]} top={44} deck={188} water={240} from={-60} to={1990} />
    <Boat transform="translate(506 284) scale(1.4)" />
    <Boat transform="translate(1240 270)" />
    <Parapet left={-10} right={1930} top={318} />
    <Street width={1920} top={356} rails="M-4 388H1930M-4 380H1930" />
    <Lamp transform="translate(400 364) scale(1.2)" />
    <Lamp transform="translate(1520 364) scale(1.2)" />
    <Cat transform="translate(880 318) scale(2)" coat="var(--midnight)" line="var(--wash)" />
    <Border width={1920} y={400} />
  </svg>
);
