/**
 * The painted wall: joints every 80 units, and some tiles glazed a shade lighter or darker than their neighbours.
 * `fade` is the height over which the joints appear from the top, so that the sky above needs none.
 */
export function Tiles({ width, height, fade }: { width: number; height: number; fade: number }) {
  return (
    <>
      <defs>
        <pattern id="joints" width="80" height="80" patternUnits="userSpaceOnUse">
          <path fill="none" stroke="var(--midnight)" strokeOpacity=".5" strokeWidth="2" d="M0 0V80M0 0H80" />
          <path fill="none" stroke="var(--pale)" strokeOpacity=".16" d="M2 78V2H78" />
        </pattern>
        <pattern id="glaze" width="400" height="320" patternUnits="userSpaceOnUse">
          <path fill="var(--pale)" fillOpacity=".05" d="M80 0h80v80H80zM240 80h80v80h-80zM0 160h80v80H0zM320 240h80v80h-80z" />
          <path fill="var(--midnight)" fillOpacity=".1" d="M320 0h80v80h-80zM80 80h80v80H80zM160 160h80v80h-80zM0 240h80v80H0z" />
        </pattern>
        <linearGradient id="fade" y1="0" y2={fade} x2="0" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--white)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--white)" />
        </linearGradient>
        <mask id="below">
          <path fill="url(#fade)" d={`M0 0H${width}V${height}H0z`} />
        </mask>
      </defs>
      <g mask="url(#below)">
        <path fill="url(#glaze)" d={`M0 0H${width}V${height}H0z`} />
        <path fill="url(#joints)" d={`M0 0H${width}V${height}H0z`} />
      </g>
    </>
  );
}
