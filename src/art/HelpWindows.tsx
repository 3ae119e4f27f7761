/** A window of a Lisbon house in two cells of 60 × 90: lit, and behind its shutters. HelpLines.module.css shows one beside each line that answers. */
export const HelpWindows = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" width="120" height="90">
    <Frame x={0} />
    <path fill="var(--candle)" d="M14 74V32a16 16 0 0 1 32 0V74z" />
    <path fill="var(--glaze)" fillOpacity=".55" d="M14 74V32a16 16 0 0 1 4-10.6V74zM46 74V32a16 16 0 0 0-4-10.6V74z" />
    <path fill="none" stroke="var(--cobalt)" strokeWidth="2.4" d="M30 16V74M14 36H46M14 55H46" />
    <Frame x={60} />
    <path fill="var(--deep)" d="M74 74V32a16 16 0 0 1 32 0V74z" />
    <path fill="none" stroke="var(--wash)" strokeWidth="4" d="M77 31H87M93 31H103M76 41H87M93 41H104M76 51H87M93 51H104M76 61H87M93 61H104" />
    <path fill="none" stroke="var(--wash)" strokeWidth="3" d="M90 16V74" />
  </svg>
);

/** The stone round a window, and its sill. */
const Frame = ({ x }: { x: number }) => (
  <>
    <path fill="var(--wash)" d={`M${x + 9} 78V32a21 21 0 0 1 42 0V78z`} />
    <path fill="var(--pale)" d={`M${x + 4} 76H${x + 56}V82H${x + 4}z`} />
  </>
);
