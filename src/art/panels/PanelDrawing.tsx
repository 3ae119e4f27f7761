import type { Facts } from '../../model/schemas/site';
import { Logo } from '../Logo';
import { Border } from '../Tile';
import { type Panel, type Shape, sizes, viewBoxOf } from './panel';

type Props = { panel: Panel; facts: Facts };

/** What is painted; the words on it are the page's own. */
export const PanelDrawing = ({ panel, facts, shape }: Props & { shape: Shape }) => (
  <svg xmlns="http://www.w3.org/2000/svg" {...sizes[shape]} viewBox={viewBoxOf(shape)}>
    <Painted {...panel(shape, facts)} />
    {shape === 'wide' && <Border width={1200} y={590} />}
  </svg>
);

/** What a shared link shows, to be rasterised with Young Serif at hand: the panel with its words, signed in its frieze as those of a workshop are. */
export function SharedPanel({ panel, facts, siteName }: Props & { siteName: string }) {
  const painted = panel('wide', facts);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...sizes.wide} viewBox={viewBoxOf('wide')} fontFamily="Young Serif">
      <Painted {...painted} />
      <g fill="var(--glaze)">{painted.words}</g>
      <Border width={1200} y={590} />
      <path fill="var(--cobalt)" stroke="var(--glaze)" strokeWidth="2" d="M366 591H834V629H366z" />
      <g fill="var(--candle)" color="var(--candle)">
        <Logo x="398" y="594" width="32" height="32" />
        <text x="616" y="619" fontSize="26" textAnchor="middle">
          {siteName}
        </text>
      </g>
    </svg>
  );
}

const Painted = ({ ground, drawing }: ReturnType<Panel>) => (
  <>
    <path fill={`var(--${ground})`} d="M0 0H1200V1000H0z" />
    {drawing}
  </>
);
