/** The hatching of a fine brush, for every side that lies in shadow. A scene draws it once, before its houses. */
export function Brush() {
  return (
    <defs>
      <pattern id="hatch" width="5" height="6" patternUnits="userSpaceOnUse">
        <path fill="var(--midnight)" fillOpacity=".22" d="M0 0H5V6H0z" />
        <path stroke="var(--midnight)" strokeOpacity=".5" d="M-1 7L6-1" />
      </pattern>
    </defs>
  );
}
