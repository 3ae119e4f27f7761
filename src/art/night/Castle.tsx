/** Left edge, top and width of each wall and tower of São Jorge, the farthest first; they stand on y = 110. */
const keep = [
  [62, 44, 150],
  [74, 22, 34],
  [138, 32, 26],
  [196, 26, 32],
] as const;
const wall = [[0, 80, 300]] as const;
const towers = [
  [14, 58, 30],
  [92, 66, 28],
  [156, 62, 30],
  [226, 54, 30],
  [274, 70, 26],
] as const;

/** The castle of São Jorge, lit from its foot: 300 by 110 units. */
export function Castle() {
  return (
    <g strokeLinejoin="round">
      <defs>
        <linearGradient id="footlight" x2="0" y2="1">
          <stop stopColor="var(--candle)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--candle)" stopOpacity=".75" />
        </linearGradient>
      </defs>
      <path fill="none" stroke="var(--wash)" strokeWidth="2" d="M91 22V-4l16 4-16 6" />
      <path fill="var(--cobalt)" stroke="var(--azul)" d={keep.map(block).join('')} />
      <path fill="var(--deep)" fillOpacity=".5" d={keep.slice(1).map(shade).join('')} />
      <path fill="var(--cobalt)" stroke="var(--wash)" d={wall.map(block).join('')} />
      <path fill="url(#footlight)" d="M0 110V84H300V110z" />
      <path fill="var(--azul)" stroke="var(--pale)" d={towers.map(block).join('')} />
      <path fill="url(#footlight)" fillOpacity=".8" d="M14 110V74H44v36zM92 110V74h28v36zM156 110V74h30v36zM226 110V74h30v36zM274 110V76h26v34z" />
      <path fill="var(--deep)" fillOpacity=".5" d={towers.map(shade).join('')} />
      <path fill="none" stroke="var(--deep)" strokeWidth="3" d="M26 72v7M104 80v6M168 76v7M238 68v7M285 83v5M88 34v6M209 38v6M149 44v5M206 100v10M66 96v6" />
    </g>
  );
}

type Block = readonly [left: number, top: number, width: number];

/** Merlons five units wide and five apart. */
function block([left, top, width]: Block) {
  const merlons = Math.floor((width - 5) / 10);
  return `M${left} 110V${top}${'h5v5h5v-5'.repeat(merlons)}H${left + width}V110z`;
}

function shade([left, top, width]: Block) {
  return `M${left + width} 110V${top + 5}h${-Math.round(width * 0.3)}V110z`;
}
