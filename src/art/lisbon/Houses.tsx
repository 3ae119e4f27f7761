/** The farther a row, the lighter its walls: haze over the river, and the near streets in the dark. */
export const farPaints: Paints = {
  walls: ['var(--cobalt)', 'var(--azul)', 'var(--wash)'],
  roof: 'var(--deep)',
  line: 'var(--azul)',
  glass: 'var(--deep)',
  window: [3, 5, 9, 11],
};

export const middlePaints: Paints = {
  ...farPaints,
  roof: 'var(--azul)',
  line: 'var(--wash)',
  window: [4, 7, 11, 14],
};

export const lowerPaints: Paints = {
  ...middlePaints,
  walls: ['var(--deep)', 'var(--cobalt)', 'var(--azul)'],
  glass: 'var(--midnight)',
  window: [5, 8, 13, 16],
};

export const nearPaints: Paints = {
  ...lowerPaints,
  walls: ['var(--night)', 'var(--deep)', 'var(--cobalt)'],
  roof: 'var(--cobalt)',
  shutters: 'var(--azul)',
  window: [8, 16, 26, 34],
};

/** 0 hipped, 1 gabled with its side in view, 2 flat with a parapet. */
type Shape = 0 | 1 | 2;

/** Left edge, ground, width, height to the eaves, shape, paint, and the lit windows: one bit each, row by row. */
export type House = readonly [left: number, ground: number, width: number, height: number, shape: Shape, paint: 0 | 1 | 2, lit?: number];

type Paints = {
  /** The three paints of the walls. */
  walls: readonly [string, string, string];
  roof: string;
  line: string;
  /** Windows without light. */
  glass: string;
  /** Open shutters beside every window and a frame round every door, where the row is near enough to show them. */
  shutters?: string;
  /** Width and height of a window, and the steps between windows and between floors. */
  window: readonly [width: number, height: number, across: number, down: number];
};

/** No painter's eaves are level: a small fall to the right, fixed for each house. */
function tilt([left, ground, width]: House) {
  return Math.round(width / 28) * (((left * 7 + ground) % 3) - 1);
}

function front([, , width, , shape]: House) {
  return shape === 1 ? Math.round(width * 0.6) : width;
}

function rise([, , width, , shape]: House) {
  return shape === 1 ? Math.round(width * 0.22) : Math.round(width * 0.16);
}

function wall(house: House) {
  const [left, ground, width, height, shape] = house;
  const gable = shape === 1 ? `l${(front(house) / 2) | 0} ${-rise(house)}` : '';
  const right = ground - height + tilt(house);
  return `M${left} ${ground}v${-height}${gable}L${left + front(house)} ${right}H${left + width}V${ground}z`;
}

function roof(house: House) {
  const [left, ground, width, height, shape] = house;
  const eaves = ground - height;
  const right = eaves + tilt(house);
  const up = rise(house);
  if (shape === 0) return `M${left - 2} ${eaves}l${up + 2} ${-up}h${width - 2 * up}L${left + width + 2} ${right}z`;
  if (shape === 2) return `M${left - 1} ${eaves}v-4L${left + width + 1} ${right - 4}v4z`;
  const half = front(house) >> 1;
  return `M${left + half} ${eaves - up}h${width - front(house)}L${left + width + 2} ${right}H${left + front(house)}z`;
}

/** Strokes of the brush down the roof. */
function roofTiles(house: House) {
  const [left, ground, width, height, shape] = house;
  if (shape === 2) return '';
  const up = rise(house);
  const from = shape === 1 ? left + front(house) + 4 : left + up + 4;
  const count = Math.floor((left + width - up - from) / 5);
  const lean = shape === 1 ? -(front(house) >> 1) + 6 : 0;
  return Array.from({ length: Math.max(0, count) }, (_, i) => `M${from + i * 5} ${ground - height - 1}l${lean} ${2 - up}`).join('');
}

/** The line on which snow lies, from one end of the roof over its ridge to the other. */
function ridge(house: House) {
  const [left, ground, width, height, shape] = house;
  const eaves = ground - height;
  const up = rise(house);
  if (shape === 0) return `M${left + 1} ${eaves - 2}L${left + up} ${eaves - up}H${left + width - up}l${up >> 1} ${up >> 1}`;
  if (shape === 2) return `M${left} ${eaves - 4}L${left + width} ${eaves + tilt(house) - 4}`;
  return `M${left} ${eaves}l${front(house) >> 1} ${-up}H${left + width - (front(house) >> 1)}`;
}

/** A stroke of lighter wash down the side that faces the star. */
function light([left, ground, width, height]: House) {
  const to = Math.round(width * 0.2);
  return `M${left} ${ground}v${-height}h${to}q-4 ${height >> 1} 2 ${height}z`;
}

/** The side away from the star. */
function shade(house: House) {
  const [left, ground, width, height, shape] = house;
  const from = shape === 1 ? front(house) : Math.round(width * 0.8);
  return `M${left + from} ${ground}v${-height}h${width - from}v${height}z`;
}

function door([left, ground, width, , shape]: House) {
  return `M${left + Math.round(width * (shape === 1 ? 0.3 : 0.66))} ${ground}v-24`;
}

function windows(house: House, { window: [width, tall, across, down] }: Paints, wanted: boolean) {
  const [left, ground, , height, , , lit = 0] = house;
  const columns = Math.max(1, Math.floor((front(house) - 3) / across));
  const floors = Math.max(1, Math.floor((height - 2) / down));
  const margin = Math.round((front(house) - (columns - 1) * across) / 2);
  return Array.from({ length: columns * floors }, (_, i) => i)
    .filter((i) => Boolean((lit >> i) & 1) === wanted)
    .map((i) => `M${left + margin + (i % columns) * across} ${ground - height + ((down - width) >> 1) + Math.floor(i / columns) * down}v${tall}`)
    .join('');
}

/** The hatching of a fine brush, for every side that lies in shadow. A scene draws it once, before its houses. */
export const Brush = () => (
  <pattern id="hatch" width="5" height="6" patternUnits="userSpaceOnUse">
    <path fill="var(--midnight)" fillOpacity=".22" d="M0 0H5V6H0z" />
    <path stroke="var(--midnight)" strokeOpacity=".5" d="M-1 7L6-1" />
  </pattern>
);

/** One row of houses that do not cover each other. Draw the rows from the farthest to the nearest. */
export function Houses({ row, paints }: { row: readonly House[]; paints: Paints }) {
  const [width] = paints.window;
  const lit = row.map((house) => windows(house, paints, true)).join('');
  const dark = row.map((house) => windows(house, paints, false)).join('');
  return (
    <>
      <g stroke={paints.line} strokeLinejoin="round">
        {paints.walls.map((fill, paint) => (
          <path
            key={fill}
            fill={fill}
            d={row
              .filter((house) => house[5] === paint)
              .map(wall)
              .join('')}
          />
        ))}
        <path fill={paints.roof} d={row.map(roof).join('')} />
        <path fill="none" strokeOpacity=".5" d={row.map(roofTiles).join('')} />
      </g>
      <path fill="none" stroke="var(--snow)" strokeWidth={width / 2} strokeLinecap="round" strokeLinejoin="round" d={row.map(ridge).join('')} />
      <path fill="var(--pale)" fillOpacity=".13" d={row.map(light).join('')} />
      <path fill="url(#hatch)" d={row.map(shade).join('')} />
      <g fill="none" strokeWidth={width}>
        {paints.shutters && (
          <>
            <path stroke={paints.shutters} strokeWidth={width * 2} d={dark + lit + row.map(door).join('')} />
            <path stroke={paints.glass} strokeWidth={Math.round(width * 1.4)} d={row.map(door).join('')} />
          </>
        )}
        <path stroke={paints.glass} d={dark} />
        {[4.8, 4.2, 3.6, 3, 2.4, 1.8].map((times) => (
          <path key={times} stroke="var(--glow)" strokeOpacity=".04" strokeWidth={width * times} strokeLinecap="round" d={lit} />
        ))}
        <path stroke="var(--lit)" d={lit} />
      </g>
    </>
  );
}
