/** One module of the border (120 × 40), to be repeated along x: palmettes under a running wave. */
export function Frieze({ x, y }: { x: number; y: number }) {
  return (
    <svg x={x} y={y} width="120" height="40">
      <path fill="var(--cobalt)" d="M0 0H120V40H0z" />
      <Palmette />
      <g transform="matrix(1 0 0-1 60 40)">
        <Palmette />
      </g>
      <path fill="var(--glaze)" d="M0 1H120V3H0zM0 37H120V39H0z" />
    </svg>
  );
}

function Palmette() {
  return (
    <>
      <path fill="var(--wash)" d="M-1 21C9 6 20 5 30 5S51 6 61 21C51 11 40 9 30 9S9 11-1 21z" />
      {[0, -42, 42].map((angle) => (
        <path key={angle} fill="var(--glaze)" transform={`rotate(${angle} 30 36)`} d="M30 31C25 26 26 18 30 13C34 18 35 26 30 31z" />
      ))}
      <path fill="var(--wash)" d="M20 36C12 35 8 30 9 24C4 31 6 37 15 38zM40 36C48 35 52 30 51 24C56 31 54 37 45 38zM24 38A6 6 0 0 1 36 38z" />
    </>
  );
}
