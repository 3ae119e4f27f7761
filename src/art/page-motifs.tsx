import { type Motif, type Paint, Turns } from './Tile';

/** A figure on a round plate with a rim of pearls: light, within 39 units of its middle. */
export const plated =
  (Figure: Motif): Motif =>
  (paint) => (
    <>
      <circle r="49" />
      <circle r="44" fill="none" stroke={paint.ground} strokeWidth="3" strokeLinecap="round" strokeDasharray="0 9.215" />
      <g fill={paint.ground}>
        <Figure {...paint} />
      </g>
    </>
  );

const suits = [
  'M0-38C3-32 13-27 13-19C13-12 5-11 2-15L4-6H-4L-2-15C-5-11-13-12-13-19C-13-27-3-32 0-38z',
  'M0-5C-6-12-15-17-14-26C-12-34-3-34 0-28C3-34 12-34 14-26C15-17 6-12 0-5z',
  'M-2-17a7 7 0 1 1-3-12a7 7 0 1 1 10 0a7 7 0 1 1-3 12L4-6H-4z',
  'M0-38Q3-29 12-22Q3-15 0-6Q-3-15-12-22Q-3-29 0-38z',
];

/** The four suits of a pack of cards: the casinos. */
const Suits = ({ wash }: Paint) =>
  suits.map((suit, quarter) => (
    <g key={suit} transform={`rotate(${quarter * 90})`}>
      <path d={suit} />
      <path fill={wash} transform="translate(0-11) scale(.5)" d={suit} />
      <path fill={wash} transform="rotate(45)" d="M0-12C-6-20-6-27 0-35C6-27 6-20 0-12z" />
    </g>
  ));

/** A sealed scroll: the rules. */
const Scroll = ({ ink, wash, tint }: Paint) => (
  <>
    <path d="M-20-26H20V28H-20z" />
    <path fill={wash} d="M-23-32H21a6 6 0 0 1 0 12H-23a6 6 0 0 1 0-12zM-21 22H23a6 6 0 0 1 0 12H-21a6 6 0 0 1 0-12z" />
    <path fill="none" stroke={tint} strokeWidth="2" d="M-22-28H19M-20 26H20" />
    <path fill="none" stroke={ink} strokeWidth="3" strokeLinecap="round" d="M-12-11H12M-12-3H12M-12 5H-2M-12 13H-4" />
    <path fill={wash} d="M5 13L3 29 10 25 17 29 15 13z" />
    <circle cx="10" cy="10" r="9" fill={wash} stroke={ink} strokeWidth="2" />
    <circle cx="10" cy="10" r="4" fill={ink} />
  </>
);

/** A feather that writes: the articles. */
const Quill = ({ ink, wash }: Paint) => (
  <>
    <g transform="rotate(38)">
      <path d="M0 18C-15 10-18-8-13-21C-9-31-4-36 3-39C1-20 1 0 0 18z" />
      <path fill={wash} d="M3-39C13-30 17-15 13-1C10 8 6 15 0 18C1 0 1-20 3-39z" />
      <path fill="none" stroke={ink} strokeWidth="2" d="M-17-3L-4-7M-12 10L-3 5M13 0L5-3" />
      <path d="M2-32C2-8 0 12-4 30L-3 37 1 30C3 12 3-8 2-32z" />
    </g>
    <path fill="none" stroke={wash} strokeWidth="3" strokeLinecap="round" d="M-18 31q5-5 10 0t10 0 10 0 10 0" />
  </>
);

/** A lifebuoy: responsible gambling. */
const Buoy = ({ ground, ink, wash }: Paint) => (
  <>
    <circle r="25" fill="none" stroke={ground} strokeWidth="18" />
    <Turns angles={[45, 135, 225, 315]}>
      <path fill={wash} stroke={ink} strokeWidth="2" d="M-10-36H10L6-14H-6z" />
      <path fill="none" stroke={wash} strokeWidth="2" transform="rotate(45)" d="M-20-28Q0-46 20-28" />
    </Turns>
  </>
);

/** A swallow, which comes back every spring to the house that it knows: about the project. */
export const Swallow = ({ ink, wash }: Paint) => (
  <>
    <g transform="rotate(35) translate(0-2)">
      <path d="M0-32C4-31 6-27 6-21C16-27 31-22 40-6C28-11 17-9 8-1C8 7 7 13 5 18L15 41C8 35 3 28 0 21C-3 28-8 35-15 41L-5 18C-7 13-8 7-8-1C-17-9-28-11-40-6C-31-22-16-27-6-21C-6-27-4-31 0-32z" />
      <path
        fill={wash}
        d="M9-4C17-12 27-13 36-8C29-17 18-20 9-16zM-9-4C-17-12-27-13-36-8C-29-17-18-20-9-16zM0-24C5-16 5 4 0 16C-5 4-5-16 0-24zM3 21L5 20 13 37C8 32 4 26 3 21zM-3 21L-5 20-13 37C-8 32-4 26-3 21z"
      />
      <path stroke={ink} strokeWidth="3" strokeLinecap="round" d="M-3-27h0M3-27h0" />
    </g>
  </>
);

/** A key: privacy. */
export const Key = ({ ink, wash }: Paint) => (
  <>
    <g transform="rotate(40) translate(0 2)">
      <path d="M-4-8H4V36H-4zM4 17H15V24H10V28H15V35H4zM-9-8H9V-2H-9z" />
      <path fill={wash} d="M1-8H4V36H1z" />
      <g transform="translate(0-23)">
        <Turns>
          <circle cy="-8" r="9" />
        </Turns>
        <Turns>
          <path fill={wash} d="M0-2C-4-6-4-11 0-14C4-11 4-6 0-2z" />
        </Turns>
        <circle r="3" fill={ink} />
      </g>
    </g>
  </>
);

/** A «bolacha Maria», whole if its `rim` is. */
export const WholeBiscuit = ({ wash, ground, ink, rim = 'M43 0A43 43 0 1 1 42.99-1' }: Paint & { rim?: string }) => (
  <>
    <path fill="none" stroke={ink} strokeWidth="9" strokeLinecap="round" strokeDasharray="0 11.26" d={rim} />
    <circle r="42" fill={wash} stroke={ink} strokeWidth="3" />
    <circle r="34" fill={ground} stroke={ink} strokeWidth="2" strokeDasharray="2 3" />
    <circle r="22" fill="none" stroke={wash} strokeWidth="9" strokeDasharray="4 4" />
    <path d="M0-12C4-5 5-4 12 0C5 4 4 5 0 12C-4 5-5 4-12 0C-5-4-4-5 0-12z" />
  </>
);

/** With a bite out of it: the cookies. */
const Biscuit = (paint: Paint) => (
  <>
    <WholeBiscuit {...paint} rim="M42.3-7.5A43 43 0 1 1 7.5-42.3" />
    <path fill={paint.ground} d="M14-44V-41.2A14 14 0 0 0 22-30A13 13 0 0 0 34-16A14 14 0 0 0 41.2-14H44A46 46 0 0 0 14-44z" />
    <path fill="none" stroke={paint.ink} strokeWidth="3" d="M13-40.4A14 14 0 0 0 22-30A13 13 0 0 0 34-16A14 14 0 0 0 40.4-13" />
  </>
);

/** A pair of scales: the terms. */
const Scales = ({ ground, wash }: Paint) => (
  <>
    <path d="M-3-24H3V26H-3zM-18 33Q-14 24 0 23Q14 24 18 33zM-28-20Q-14-16 0-24Q14-16 28-20L28-15Q14-10 0-18Q-14-10-28-15z" />
    <circle cy="-29" r="5" fill={wash} />
    <path fill="none" stroke={wash} strokeWidth="2" d="M-26-17L-36 9M-26-17L-16 9M26-17L36 9M26-17L16 9" />
    <path d="M-39 8H-13A13 12 0 0 1-39 8zM13 8H39A13 12 0 0 1 13 8z" />
    <path fill={wash} d="M-26 20A13 12 0 0 0-13 8H-22Q-20 15-26 20zM26 20A13 12 0 0 0 39 8H30Q32 15 26 20z" />
    <path stroke={ground} strokeWidth="3" strokeLinecap="round" d="M-26-17h0M26-17h0" />
  </>
);

/** An umbrella, `open` from 0 to 1: a reader's rights. */
export const Umbrella = ({ ground, wash, ink, open = 1 }: Paint & { open?: number }) => (
  <>
    <path fill="none" stroke={ground} strokeWidth="5" strokeLinecap="round" d="M0-6V27A8 8 0 0 0 16 27V25M0-37V-32" />
    <g transform={`translate(0-33) scale(${0.2 + 0.8 * open} ${1.5 - 0.5 * open})`}>
      <path d="M-38 39C-38 16-21 0 0 0S38 16 38 39Q34 32 25.5 32T13 39Q9 32 0 32T-13 39Q-17 32-25.5 32T-38 39z" />
      <path fill={wash} d="M0 0C-9 11-13 24-13 39Q-9 32 0 32T13 39C13 24 9 11 0 0z" />
      <path fill="none" stroke={ink} strokeWidth="1.5" d="M0 0C-9 11-13 24-13 39M0 0C9 11 13 24 13 39" />
    </g>
  </>
);

/** Before the rain. */
export const FoldedUmbrella = plated((paint) => <Umbrella open={0} {...paint} />);

/** One for each page: the figure stands light on a dark plate, so that no one takes it for an article's tile. */
export const pageMotifs = {
  naipes: plated(Suits),
  rolo: plated(Scroll),
  pena: plated(Quill),
  boia: plated(Buoy),
  andorinha: plated(Swallow),
  chave: plated(Key),
  bolacha: Biscuit,
  balanca: plated(Scales),
  guardaChuva: plated(Umbrella),
} satisfies Record<string, Motif>;

export type PageTileName = keyof typeof pageMotifs;
