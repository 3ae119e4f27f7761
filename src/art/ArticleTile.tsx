import { type Motif, type Paint, Tile, type TileProps, Turns } from './Tile';

/** The eight-point star: each point half in shade, as in the diamond-point tiles of the seventeenth century. */
export const Star = ({ wash, ground, ink, tint }: Paint) => (
  <>
    <Turns>
      <path d="M0-53Q3-34 9-21L0-6-9-21Q-3-34 0-53z" />
      <path fill={wash} d="M-1-45Q-4-31-7-21L-1-9z" />
      <g transform="rotate(45)">
        <path d="M0-44Q3-30 9-21L0-6-9-21Q-3-30 0-44z" />
        <path fill={wash} d="M-1-37Q-3-28-7-21L-1-9z" />
      </g>
      <path d="M17-35Q13-37 15-43Q21-40 17-35zM-17-35Q-13-37-15-43Q-21-40-17-35z" />
    </Turns>
    <circle r="9" fill={ground} stroke={ink} strokeWidth="3" />
    <circle r="4" fill={tint} stroke={ink} strokeWidth="2" />
  </>
);

/** Four bows whose ends make a garland. */
const Bow = (paint: Paint) => (
  <>
    <Turns angles={[45, 135, 225, 315]}>
      <path fill={paint.wash} d="M0-7C-7-12-7-22 0-32C7-22 7-12 0-7z" />
    </Turns>
    <Turns>
      <Half {...paint} />
      <Half transform="scale(-1 1)" {...paint} />
      <path fill={paint.ground} stroke={paint.ink} strokeWidth="2" d="M-4-41Q0-43 4-41Q5-37 4-33Q0-31-4-33Q-5-37-4-41z" />
    </Turns>
    <circle r="6" />
    <circle r="3" fill={paint.ground} />
  </>
);

const Half = ({ wash, tint, transform }: Paint & { transform?: string }) => (
  <g transform={transform}>
    <path d="M0-36C7-33 9-24 20-21L15-18L16-11C5-14 1-24-1-35z" />
    <path fill={wash} d="M2-32C6-26 9-21 14-19L12-18L13-15C7-18 3-25 2-32z" />
    <path d="M0-37C5-46 13-54 21-50C27-46 25-34 20-30C13-27 6-31 0-37z" />
    <path fill={wash} d="M4-38C8-45 14-50 19-47C23-44 22-36 18-33C13-31 8-34 4-38z" />
    <path fill={tint} d="M9-39C14-44 18-45 19-42C20-39 18-36 16-35C13-35 11-37 9-39z" />
  </g>
);

/** A filigree heart of Viana, with the flame that leans off its crown. One alone: four would be a clover. */
const Heart = ({ wash, ground, tint }: Paint) => (
  <g transform="translate(0 54) scale(1.85)">
    <path d="M0-7C-8-18-23-25-20-38C-17-48-5-49 0-40C5-49 18-48 20-38C22-26 8-18 0-7z" />
    <path fill={wash} d="M-1-13C-7-21-19-28-16-37C-14-44-5-43 0-34C5-43 15-44 17-37C18-28 7-21-1-13z" />
    <path
      fill="none"
      stroke={ground}
      strokeWidth="1.6"
      d="M0-17C-1-26-13-25-13-34C-12-40-5-39-6-34Q-7-31-9-33M0-17C1-26 13-25 13-34C12-40 5-39 6-34Q7-31 9-33"
    />
    <path d="M1-42C-7-45-5-54 4-57C1-53 5-48 1-42z" />
    <circle cy="-22" r="1.8" fill={tint} />
  </g>
);

/** A rose that turns: sixteen leaning petals inside a rim of pearls. */
export function Wheel({ wash, ground, ink }: Paint) {
  const petal = 'M-3-16C-4-24-1-29 0-32C3-36 8-38 13-34C8-31 3-25 3-16z';
  return (
    <>
      <circle r="43" fill={ground} stroke={ink} strokeWidth="9" />
      <Turns>
        <path d={petal} />
        <path d={petal} fill={wash} transform="rotate(22)" />
        <path d={petal} transform="rotate(45)" />
        <path d={petal} fill={wash} transform="rotate(67)" />
        <path fill={ground} d="M0-47Q1-43 5-42Q1-42 0-38Q-1-42-5-42Q-1-43 0-47z" />
        <circle r="2" cx="21" cy="-37" fill={ground} />
        <circle r="2" cx="37" cy="-21" fill={ground} />
        <path fill={wash} transform="rotate(45)" d="M0-13L3-5L0 0L-3-5z" />
        <path d="M0-15L3-5L0 0L-3-5z" />
      </Turns>
    </>
  );
}

/** The camellia of the seventeenth-century carpets of tiles: eight petals, each laid over the last. */
const Rosette = ({ wash, ground, ink, tint }: Paint) => (
  <>
    <Turns>
      <path d="M16-34Q23-40 19-50Q11-45 12-36zM-16-34Q-23-40-20-50Q-11-45-12-36zM0-36C-5-42-5-49 0-56C5-49 5-42 0-36z" />
    </Turns>
    <Turns angles={[0, 45, 90, 135, 180, 225, 270, 315]}>
      <path d="M0-9C-8-13-18-25-14-34C-11-40-5-38 0-44C5-38 11-40 14-34C18-25 8-13 0-9z" />
      <path fill={wash} d="M-1-14C-8-18-14-26-11-32C-9-36-4-35 0-39C4-35 9-36 11-32C14-26 6-18-1-14z" />
      <path fill={tint} d="M-1-17C-5-21-6-28 0-34C5-28 4-21-1-17z" />
    </Turns>
    <circle r="10" fill={ground} stroke={ink} strokeWidth="3" />
    <circle r="5" fill={wash} stroke={ink} strokeWidth="2" />
  </>
);

/** A clock at nine in the evening, with the hour before ten in shade. */
export const Clock = ({ wash, ground, ink, tint }: Paint) => (
  <>
    <circle r="43" fill={ground} stroke={ink} strokeWidth="9" />
    <circle r="16" fill={tint} />
    <path fill={wash} d="M0 0L-36 0A36 36 0 0 1-31-18z" />
    <Turns angles={[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]}>
      <circle r="2" cy="-43" fill={ground} />
      <path d="M0-36L3-31 0-26-3-31z" />
    </Turns>
    <path d="M-2 7V-22Q-6-25 0-36Q6-25 2-22V7zM7-2H-15Q-18-7-27 0Q-18 7-15 2H7z" />
    <circle r="5" />
    <circle r="2" fill={ground} />
  </>
);

/** The names an editor writes as `tile` in an article. */
export const articleMotifs = {
  estrela: Star,
  laco: Bow,
  coracao: Heart,
  roleta: Wheel,
  roseta: Rosette,
  relogio: Clock,
} satisfies Record<string, Motif>;

type ArticleTileName = keyof typeof articleMotifs;

export function ArticleTile({ name, ...tile }: Omit<TileProps, 'motif'> & { name: ArticleTileName }) {
  return <Tile motif={articleMotifs[name]} {...tile} />;
}
