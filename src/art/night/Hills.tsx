/** A hill: one wash from the light ridge to the dark foot, then the strokes of the brush that follow its fall. */
export function Hill({ id, d, strokes }: { id: string; d: string; strokes: string }) {
  return (
    <>
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor="var(--cobalt)" />
          <stop offset=".7" stopColor="var(--night)" />
        </linearGradient>
      </defs>
      <path fill={`url(#${id})`} stroke="var(--azul)" strokeWidth="2" d={d} />
      <path fill="none" stroke="var(--azul)" strokeOpacity=".3" strokeWidth="9" strokeLinecap="round" d={strokes} />
    </>
  );
}
