/** The far edge of each row of tiles, and the near edge of the last. */
const rows = [246, 258, 273, 292, 316, 347, 388];
const columns = 16;

/** A floor of tiles that runs to a vanishing point at (360, 150) and fades out on all sides. */
export function TileFloor() {
  return (
    <>
      <defs>
        <radialGradient id="near">
          <stop offset=".5" stopColor="var(--white)" />
          <stop offset="1" stopColor="var(--white)" stopOpacity="0" />
        </radialGradient>
        <mask id="floor">
          <ellipse cx="360" cy="316" rx="360" ry="90" fill="url(#near)" />
        </mask>
      </defs>
      <g mask="url(#floor)">
        <path fill="var(--pale)" fillOpacity=".6" d={tiles((row, column) => (row + column) % 2 === 0, 0)} />
        <path fill="var(--wash)" d={tiles((row, column) => (row + column) % 2 === 0, 1)} />
        <path fill="none" stroke="var(--wash)" d={joints()} />
      </g>
    </>
  );
}

/** x on the floor: `column` tiles of 70 units from the middle, as seen at height y. */
function at(column: number, y: number) {
  return Math.round(360 + ((column - columns / 2) * 70 * (y - 150)) / 200);
}

/** Whole tiles, or only the diamond painted on each. */
function tiles(wanted: (row: number, column: number) => boolean, diamond: 0 | 1) {
  return rows
    .slice(1)
    .flatMap((near, row) =>
      Array.from({ length: columns }, (_, column) => {
        if (!wanted(row, column)) return '';
        const far = rows[row] ?? near;
        const middle = Math.round(far + (near - far) * 0.45);
        if (diamond)
          return `M${at(column + 0.5, far)} ${far + 3}L${at(column + 0.8, middle)} ${middle} ${at(column + 0.5, near)} ${near - 4} ${at(column + 0.2, middle)} ${middle}z`;
        return `M${at(column, far)} ${far}H${at(column + 1, far)}L${at(column + 1, near)} ${near}H${at(column, near)}z`;
      }),
    )
    .join('');
}

function joints() {
  const [far, near] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  const across = rows.map((y) => `M0 ${y}H720`);
  const along = Array.from({ length: columns + 1 }, (_, column) => `M${at(column, far)} ${far}L${at(column, near)} ${near}`);
  return [...across, ...along].join('');
}
