/** The glow of the town on the lower sky, so that the roofs stand against it. */
export function Haze({ width, top, bottom }: { width: number; top: number; bottom: number }) {
  return (
    <>
      <defs>
        <linearGradient id="haze" x2="0" y2="1">
          <stop stopColor="var(--azul)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--azul)" stopOpacity=".5" />
        </linearGradient>
      </defs>
      <path fill="url(#haze)" d={`M0 ${top}H${width}V${bottom}H0z`} />
    </>
  );
}
