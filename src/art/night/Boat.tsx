/** A fragata of the Tejo under sail, with a lantern: about 50 units wide, afloat on y = 0. */
export function Boat() {
  return (
    <g strokeLinejoin="round">
      <path fill="var(--pale)" d="M-2-8Q-4-34 4-52 20-30 24-10z" />
      <path fill="var(--wash)" d="M-6-10Q-20-14-24-8-12-24-4-44z" />
      <path fill="none" stroke="var(--glaze)" d="M-3 0V-56" />
      <path fill="var(--midnight)" stroke="var(--wash)" d="M-28-6Q0 0 26-8 22 2 14 4H-16Q-24 2-28-6z" />
      <path fill="none" stroke="var(--candle)" strokeWidth="3" strokeLinecap="round" d="M-24-10h0M-26 8h5M-24 14h6" />
      <path fill="none" stroke="var(--pale)" strokeOpacity=".6" strokeWidth="2" strokeLinecap="round" d="M-8 8h26M-2 14h14M2 20h8" />
    </g>
  );
}
