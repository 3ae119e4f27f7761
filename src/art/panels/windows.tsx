import { at, type Panel, Pavement, scattered } from './panel';

const columns = 40;
const rows = 25;

/** 18 of a thousand, clear of cornice and arcade: every fourth or so is fully lit. */
const lit = scattered(18, 0.37).map((place, index) => {
  const cell = Math.floor(place * columns * rows);
  return { column: cell % columns, row: Math.min(Math.max(Math.floor(cell / columns), 1), rows - 2), fully: index % 4 === 1 };
});

/** As wide as the page's own face sets it, so that another, while that one is late, runs into no word beside it. */
const asSet = { textLength: 135, lengthAdjust: 'spacingAndGlyphs' };

/** A window of 10 × 12 units, and its light. */
const half = 'M3 6h4v3.2H3z';
const full = 'M3 2.8h4v6.4H3z';
/**
 * How common it is (V Inquérito Nacional, 2022: 1,3% with some signs of a problem, 0,5% probable pathological players):
 * a façade on the Tejo with a thousand windows, 13 of them half lit and 5 fully.
 */
export const windows: Panel = (shape) =>
  shape === 'square'
    ? {
        ground: 'night',
        drawing: (
          <>
            <Facade x={50} y={362} width={22.5} height={20} larger={2.2} />
            <Pavement y={950} width={1000} height={50} />
            <Key x={27} y={112} d={half} />
            <Key x={533} y={112} d={full} />
          </>
        ),
        words: (
          <>
            <text {...at(50, 84, 56)}>Mil janelas, uma por pessoa</text>
            <g fontSize="120">
              <text {...at(141, 232)} {...asSet}>
                13
              </text>
              <text {...at(638, 232)}>5</text>
            </g>
            <g fontSize="38">
              <text {...at(292, 182)}>com alguns</text>
              <text {...at(292, 228)}>sinais</text>
              <text {...at(728, 182)}>prováveis</text>
              <text {...at(728, 228)}>patológicos</text>
            </g>
          </>
        ),
      }
    : {
        ground: 'night',
        drawing: (
          <>
            <Facade x={530} y={104} width={14.8} height={15} larger={1.8} />
            <Pavement y={567} width={1200} height={63} />
          </>
        ),
        // PanelFigure.module.css lets them begin where the page's own words do.
        words: (
          <g data-begins="">
            <g fontSize="48">
              <text {...at(47, 118)}>Mil janelas,</text>
              <text {...at(47, 176)}>uma por pessoa</text>
            </g>
            <Key x={29} y={226} d={half} />
            <Key x={29} y={386} d={full} />
            <g fontSize="120">
              <text {...at(138, 346)} {...asSet}>
                13
              </text>
              <text {...at(273, 506)} textAnchor="end">
                5
              </text>
            </g>
            <g fontSize="28">
              <text {...at(284, 300)}>com alguns</text>
              <text {...at(284, 336)}>sinais</text>
              <text {...at(284, 460)}>prováveis</text>
              <text {...at(284, 496)}>patológicos</text>
            </g>
          </g>
        ),
      };

/** A window of the façade, eleven times as large, beside the words that say what its light means. */
const Key = ({ x, y, d }: { x: number; y: number; d: string }) => (
  <g transform={`translate(${x} ${y}) scale(11.2)`}>
    <Pane />
    <path fill="var(--candle)" d={d} />
  </g>
);

const Pane = () => (
  <>
    <path fill="var(--tide)" d="M2.2 2h5.6v8H2.2z" />
    <path fill="var(--night)" d="M3 2.8h4v6.4H3z" />
    <path fill="var(--tide)" d="M1.6 10h6.8v.8H1.6z" />
  </>
);

/** A line through each row of windows, in places of 10 × 12, that begins where the part of the first window does. */
const floors = (left: number, middle: number) => Array.from({ length: rows }, (_, row) => `M${left} ${middle + row * 12}H${columns * 10}`).join('');

/**
 * `width` and `height` are those of one window's place, the windows begin at `x`, `y`; over them the roof, below them an arcade.
 * A window is a few pixels: what is lit is so many times `larger`, about its middle.
 */
function Facade({ x, y, width, height, larger }: Record<'x' | 'y' | 'width' | 'height' | 'larger', number>) {
  const [left, right, middle, bottom] = [x - 14, x + columns * width + 14, x + (columns / 2) * width, y + rows * height];
  const arch = (columns * width) / 12;
  const across = Array.from({ length: 6 }, (_, floor) => `M${left} ${y + floor * 5 * height}H${right}`).join('');
  return (
    <>
      <path fill="var(--azul)" d={`M${left - 14} ${y - 8}l34-30H${right - 20}l34 30z`} />
      <path
        fill="var(--cobalt)"
        stroke="var(--wash)"
        strokeWidth="2"
        d={`M${left + 60} ${y - 14}v-30h36v30zM${right - 96} ${y - 14}v-30h36v30zM${middle - 36} ${y - 12}v-32l36-24 36 24v32z`}
      />
      <path fill="var(--cobalt)" d={`M${left} ${y - 8}H${right}V${bottom + 88}H${left}z`} />
      {/* Dashes in rows, and letters that come again. Not a <pattern>: Chromium prints those as pixels. */}
      <g transform={`translate(${x} ${y}) scale(${width / 10} ${height / 12})`}>
        <path stroke="var(--tide)" strokeWidth="8" strokeDasharray="5.6 4.4" d={floors(2.2, 6)} />
        <path stroke="var(--midnight)" strokeWidth="6.4" strokeDasharray="4 6" d={floors(3, 6)} />
        <path stroke="var(--tide)" strokeWidth=".8" strokeDasharray="6.8 3.2" d={floors(1.6, 10.4)} />
      </g>
      <g transform={`translate(${x} ${bottom}) scale(${arch / 25} 2)`}>
        <path fill="var(--midnight)" d={`M4 44${'v-26a8.5 8.5 0 0 1 17 0v26zm25 0'.repeat(12)}`} />
        <path fill="none" stroke="var(--wash)" d={`M2 44${'v-26a10.5 10.5 0 0 1 21 0v26m4 0'.repeat(12)}`} />
      </g>
      <path fill="none" stroke="var(--wash)" strokeWidth="2" d={`M${left - 14} ${y - 8}H${right + 14}${across}`} />
      <g transform={`translate(${x} ${y}) scale(${width / 10} ${height / 12})`}>
        {lit.map(({ column, row, fully }) => (
          <g key={`${column} ${row}`} transform={`translate(${column * 10 + 5} ${row * 12 + 6}) scale(${larger}) translate(-5 -6)`}>
            <Pane />
            <path fill="var(--candle)" d={fully ? full : half} />
          </g>
        ))}
      </g>
    </>
  );
}
