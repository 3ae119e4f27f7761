import type { SVGProps } from 'react';

/** The miradouro's wall: a rail of stone over a panel of tiles. */
export const Parapet = ({ left, right, top }: { left: number; right: number; top: number }) => (
  <>
    <pattern id="panel" width="40" height="30" y={top + 8} patternUnits="userSpaceOnUse">
      <path fill="var(--cobalt)" d="M0 0H40V30H0z" />
      <path fill="none" stroke="var(--wash)" d="M20 1L38 15 20 29 2 15zM0 0V30" />
      <path fill="var(--wash)" d="M20 7q2 6 10 8-8 2-10 8-2-6-10-8 8-2 10-8z" />
    </pattern>
    <path fill="url(#panel)" d={`M${left} ${top + 8}H${right}v30H${left}z`} />
    <path fill="var(--midnight)" fillOpacity=".4" d={`M${left} ${top + 20}H${right}v18H${left}z`} />
    <path fill="var(--wash)" stroke="var(--pale)" d={`M${left - 4} ${top}H${right}v8H${left - 4}z`} />
  </>
);

type StreetProps = {
  width: number;
  top: number;
  rails: string;
  /** A second pavement, nearer than the rails. */
  pavement?: string;
};

/** The cobbled street with its pavement of waves, as on Rossio, and the rails that shine. */
export const Street = ({ width, top, rails, pavement = '' }: StreetProps) => (
  <>
    <pattern id="waves" width="48" height="14" y={top} patternUnits="userSpaceOnUse">
      <path fill="var(--deep)" d="M0 0H48V14H0z" />
      <path fill="var(--wash)" fillOpacity=".7" d="M0 5Q12-3 24 5T48 5V9Q36 17 24 9T0 9z" />
    </pattern>
    <path fill="var(--midnight)" d={`M-4 ${top}H${width + 4}V1000H-4z`} />
    <path fill="url(#waves)" d={`M-4 ${top}H${width + 4}v14H-4z`} />
    <path fill="url(#waves)" fillOpacity=".7" stroke="var(--wash)" d={pavement} />
    <path fill="none" stroke="var(--deep)" strokeWidth="7" d={rails} />
    <path fill="none" stroke="var(--wash)" strokeWidth="2" d={rails} />
  </>
);

/** A Lisbon street lamp, its light and its halo: the foot stands on (0, 0), the flame burns at (0, -112). */
export const Lamp = (place: SVGProps<SVGGElement>) => (
  <g stroke="var(--wash)" strokeLinejoin="round" {...place}>
    <radialGradient id="halo">
      <stop stopColor="var(--glow)" stopOpacity=".6" />
      <stop offset=".3" stopColor="var(--glow)" stopOpacity=".25" />
      {/* Gold over blue would be grey. */}
      <stop offset=".55" stopColor="var(--wash)" stopOpacity=".14" />
      <stop offset="1" stopColor="var(--wash)" stopOpacity="0" />
    </radialGradient>
    <circle cy="-112" r="70" fill="url(#halo)" stroke="none" />
    <path fill="var(--deep)" d="M-7 0l3-14h2V-92h4V-14h2l3 14zM-10-92h20l-3-6H-7z" />
    <path fill="var(--lit)" strokeWidth="2" d="M-7-98L-11-124H11L7-98z" />
    <path fill="var(--deep)" d="M-14-124h28l-8-10H-6zM-2-134v-7h4v7z" />
    <path fill="none" d="M0-124v26M-4-60q-8-2-8-10M4-60q8-2 8-10" />
  </g>
);

type Props = {
  /** The wire over the rails; the tram's pole touches it. */
  wire: string;
  /** The post that carries it, where the picture shows one. */
  post?: readonly [x: number, ground: number, top: number];
  /** One string of Christmas lights over the street, in its season. */
  garland?: string;
};

export const Wires = ({ wire, post, garland }: Props) => (
  <g fill="none" strokeLinecap="round">
    <path stroke="var(--bridge)" strokeOpacity=".75" d={wire} />
    {post && <Post place={post} />}
    {garland && (
      <>
        <path stroke="var(--azul)" d={garland} />
        <path stroke="var(--candle)" strokeWidth="5" strokeDasharray="0 19" d={garland} />
      </>
    )}
  </g>
);

const Post = ({ place: [x, ground, top] }: { place: NonNullable<Props['post']> }) => (
  <>
    <path stroke="var(--midnight)" strokeWidth="7" d={`M${x} ${ground}V${top + 4}`} />
    <path stroke="var(--wash)" strokeWidth="3" d={`M${x - 1} ${ground}V${top}m0 18q8-10 22-8`} />
  </>
);

/** A fir with its lights on, 150 units tall on (0, 0). */
export const ChristmasTree = (place: SVGProps<SVGGElement>) => (
  <g {...place}>
    <circle cy="-70" r="100" fill="url(#halo)" fillOpacity=".7" />
    <path
      fill="var(--deep)"
      stroke="var(--wash)"
      strokeLinejoin="round"
      d="M-6 0V-12H-52Q-36-24-30-44H-40Q-26-58-22-78H-30Q-12-100 0-136 12-100 30-78H22Q26-58 40-44H30Q36-24 52-12H6V0z"
    />
    <g fill="none" stroke="var(--snow)" strokeWidth="4" strokeLinecap="round">
      <path d="M-44-16Q-20-8 0-16T44-16M-32-48Q-14-40 0-48T32-48M-21-82Q-9-75 0-82T21-82" />
      <path stroke="var(--candle)" strokeWidth="6" strokeDasharray="0 15" d="M-9-102Q2-94 14-98M-22-66Q0-50 26-72M-30-32Q0-14 36-40M-36-20Q10-4 40-20" />
    </g>
    <path fill="var(--candle)" d="M0-156L4-143 17-143 7-135 11-122 0-130-11-122-7-135-17-143-4-143z" />
  </g>
);

/** A cat that sits and looks to the left. It sits on y = 0 and is 46 units tall. */
export const Cat = ({ coat, line, ...place }: SVGProps<SVGGElement> & { coat: string; line: string }) => (
  <g stroke={line} strokeLinecap="round" strokeLinejoin="round" {...place}>
    <path fill={coat} d="M-12 0q-2-14 0-22-6-4-5-12l1-10 6 5h8l6-5 1 10q0 6-4 10 12 8 12 24z" />
    <path fill="none" stroke={coat} strokeWidth="4" d="M12-2q12 3 14-6-1-6-6-4" />
    <path fill="none" d="M-4 0v-12M4 0q4-8 0-14" />
    <path fill="none" stroke="var(--candle)" strokeWidth="3" d="M-11-33h0M-4-33h0" />
  </g>
);
