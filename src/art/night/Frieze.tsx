/** The panel's border: a row of half tiles, a rosette and a leaf in turn. */
export function Frieze({ width, top }: { width: number; top: number }) {
  return (
    <>
      <defs>
        <pattern id="frieze" width="80" height="40" y={top} patternUnits="userSpaceOnUse">
          <path fill="var(--cobalt)" d="M0 0H80V40H0z" />
          <path fill="var(--pale)" d="M0 3H80V6H0zM0 34H80V37H0z" />
          <path fill="var(--wash)" d="M40 20q-12-3-14-11 12-2 14 11 2-13 14-11-2 8-14 11 12 3 14 11-12 2-14-11-2 13-14 11 2-8 14-11z" />
          <path fill="var(--pale)" d="M40 8l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" />
          <path fill="none" stroke="var(--wash)" strokeWidth="2" d="M0 10q12 0 14 10-2 10-14 10M80 10q-12 0-14 10 2 10 14 10M14 20h12M54 20h12" />
          <path fill="var(--glaze)" d="M0 13l5 7-5 7zM80 13l-5 7 5 7z" />
        </pattern>
      </defs>
      <path fill="url(#frieze)" d={`M0 ${top}H${width}v40H0z`} />
    </>
  );
}
