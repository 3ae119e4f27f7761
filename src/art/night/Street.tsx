/** The miradouro's wall: a rail of stone over a panel of tiles. */
export function Parapet({ left, right, top }: { left: number; right: number; top: number }) {
  return (
    <>
      <defs>
        <pattern id="panel" width="40" height="30" y={top + 8} patternUnits="userSpaceOnUse">
          <path fill="var(--cobalt)" d="M0 0H40V30H0z" />
          <path fill="none" stroke="var(--wash)" d="M20 1L38 15 20 29 2 15zM0 0V30" />
          <path fill="var(--wash)" d="M20 7q2 6 10 8-8 2-10 8-2-6-10-8 8-2 10-8z" />
        </pattern>
      </defs>
      <path fill="url(#panel)" d={`M${left} ${top + 8}H${right}v30H${left}z`} />
      <path fill="var(--midnight)" fillOpacity=".4" d={`M${left} ${top + 20}H${right}v18H${left}z`} />
      <path fill="var(--wash)" stroke="var(--pale)" d={`M${left - 4} ${top}H${right}v8H${left - 4}z`} />
    </>
  );
}

type StreetProps = {
  width: number;
  top: number;
  rails: string;
  /** A second pavement, nearer than the rails. */
  pavement?: string;
};

/** The cobbled street with its pavement of waves, as on Rossio, and the rails that shine. */
export function Street({ width, top, rails, pavement = '' }: StreetProps) {
  return (
    <>
      <defs>
        <pattern id="waves" width="48" height="14" y={top} patternUnits="userSpaceOnUse">
          <path fill="var(--deep)" d="M0 0H48V14H0z" />
          <path fill="var(--wash)" fillOpacity=".7" d="M0 5Q12-3 24 5T48 5V9Q36 17 24 9T0 9z" />
        </pattern>
      </defs>
      <path fill="var(--midnight)" d={`M-4 ${top}H${width + 4}V640H-4z`} />
      <path fill="url(#waves)" d={`M-4 ${top}H${width + 4}v14H-4z`} />
      <path fill="url(#waves)" fillOpacity=".7" stroke="var(--wash)" d={pavement} />
      <path fill="none" stroke="var(--deep)" strokeWidth="7" d={rails} />
      <path fill="none" stroke="var(--wash)" strokeWidth="2" d={rails} />
    </>
  );
}
