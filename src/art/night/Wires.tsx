type Props = {
  /** The wire over the rails; the tram's pole touches it. */
  wire: string;
  /** The post that carries it. */
  post: readonly [x: number, ground: number, top: number];
  /** One string of Christmas lights over the street, in its season. */
  garland?: string;
};

export function Wires({ wire, post: [x, ground, top], garland }: Props) {
  return (
    <g fill="none" strokeLinecap="round">
      <path stroke="var(--wash)" strokeOpacity=".5" d={wire} />
      <path stroke="var(--midnight)" strokeWidth="7" d={`M${x} ${ground}V${top + 4}`} />
      <path stroke="var(--wash)" strokeWidth="3" d={`M${x - 1} ${ground}V${top}m0 18q8-10 22-8`} />
      {garland && (
        <>
          <path stroke="var(--azul)" d={garland} />
          <path stroke="var(--candle)" strokeWidth="5" strokeDasharray="0 19" d={garland} />
        </>
      )}
    </g>
  );
}
