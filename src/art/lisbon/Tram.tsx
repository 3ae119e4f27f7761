import type { SVGProps } from 'react';

/**
 * Tram 28, an "elétrico remodelado", seen from its front left corner.
 * 400 by 250 units: the near corner stands on y = 236, the far end on y = 208, the pole ends at (376, 8), or where `pole` says.
 * In a drawing that is `mirrored` its number stays legible; among other numbers it has a star for one. Lines darker than the body: it reads on the night and on a sheet alike.
 */
export const Tram = ({
  mirrored = false,
  starred = false,
  wreath = true,
  pole = 'M236 60L376 8',
  ...place
}: SVGProps<SVGGElement> & Partial<Front> & { pole?: string }) => (
  <g stroke="var(--deep)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" {...place}>
    <Truck />
    <TramSide />
    <Roof pole={pole} />
    <TramFront mirrored={mirrored} starred={starred} wreath={wreath} />
  </g>
);

type Front = { mirrored: boolean; starred: boolean; wreath: boolean };

const Truck = () => (
  <g fill="var(--midnight)" stroke="var(--wash)">
    <path stroke="none" d="M136 206L388 188 378 200 206 222 150 226z" />
    <circle cx="214" cy="211" r="15" />
    <circle cx="312" cy="202" r="12" />
    <path strokeWidth="5" d="M214 212h0M312 203h0" />
  </g>
);

const Roof = ({ pole }: { pole: string }) => (
  <>
    <path fill="none" stroke="var(--tide)" strokeWidth="3" d={pole} />
    <path fill="var(--cobalt)" d="M206 64l8-9 44 4 10 12z" />
    <path fill="var(--wash)" d="M12 85Q20 54 96 50L352 78Q394 82 402 108L134 83Q70 72 12 85z" />
    <path fill="none" stroke="var(--pale)" strokeWidth="6" d="M32 72Q62 58 112 58L330 82" />
    <path fill="none" stroke="var(--azul)" d="M122 73L390 99M100 68q18 0 34 4L384 93M26 80Q72 66 118 72" />
    <path
      fill="var(--snow)"
      stroke="none"
      d="M26 68Q46 51 96 50L352 78Q384 81 396 95 380 92 366 88 350 94 330 84 310 88 290 80 262 85 236 75 206 80 182 70 152 76 130 64 96 70 74 63 44 72 26 68z"
    />
    <path fill="none" d="M12 85Q20 54 96 50L352 78Q394 82 402 108" />
    <path fill="var(--white)" d="M12 85Q70 72 134 83L402 108V113L134 89Q70 78 13 91z" />
  </>
);

/** The tram's face: three windows, one headlight, with or without a wreath, and the route on the roof. */
const TramFront = ({ wreath, ...route }: Front) => (
  <>
    <path fill="var(--midnight)" stroke="var(--azul)" d="M26 212L128 218 134 232Q80 244 20 228z" />
    <path fill="none" stroke="var(--wash)" d="M44 216l-4 16M62 218l-3 18M80 219v18M98 220l3 16M115 220l4 14" />
    <path fill="var(--white)" d="M24 88Q72 78 130 87V150Q76 146 24 150z" />
    <path fill="var(--azul)" d="M24 150Q76 146 130 150V218Q76 222 24 212z" />
    <path fill="var(--cobalt)" stroke="none" d="M24 196Q70 206 112 190L118 150 130 151V218Q76 222 24 212z" />
    <g fill="none">
      <path stroke="var(--wash)" strokeOpacity=".6" strokeWidth="5" d="M33 163v22M42 162v30M107 163v10" />
      <path stroke="var(--pale)" strokeWidth="3" d="M25 156Q76 152 129 156" />
      <path stroke="var(--pale)" strokeWidth="5" d="M103 90v54M124 92v4M30 91l22-3" />
    </g>
    <Panes />
    <RouteBox {...route} />
    <Headlight wreath={wreath} />
  </>
);

const Panes = () => (
  <>
    <path fill="var(--lit)" d="M50 100q2-6 26-6t26 6v42q-26-3-52 0zM29 103q1-4 15-6v46l-15 1zM109 98q14 1 16 5v42l-16-2z" />
    <path fill="none" stroke="var(--lit-edge)" strokeOpacity=".6" strokeWidth="5" d="M54 101q22-6 44 0M33 104l8-3M113 102l8 2" />
    <path fill="var(--cobalt)" stroke="none" d="M56 140q2-12 11-14-5-4-4-10l-1-3q0-8 10-8t10 8l-1 3q1 6-4 10 9 2 11 13-16-1-32 1z" />
  </>
);

const RouteBox = ({ mirrored, starred }: Omit<Front, 'wreath'>) => (
  <>
    <path fill="var(--cobalt)" d="M108 31l14 5v26l-14-3z" />
    <path fill="var(--white)" d="M38 34q36-8 70-3v29q-34-6-70 5z" />
    {starred ? (
      <path fill="var(--cobalt)" stroke="none" d="M73 33q1 10 12 11.5-11 1.5-12 11.5-1-10-12-11.5 11-1.5 12-11.5" />
    ) : (
      <path
        fill="none"
        stroke="var(--cobalt)"
        strokeWidth="5"
        transform={mirrored ? 'matrix(-1 0 0 1 148 0)' : undefined}
        d="M55 42q6-6 10-1 3 5-10 15l14-1M85 44c-7-3-5-9 0-9s7 6 0 9c-8 4-7 11 0 10s8-8 0-10"
      />
    )}
  </>
);

const Headlight = ({ wreath }: Pick<Front, 'wreath'>) => (
  <>
    {wreath && (
      <>
        <circle cx="76" cy="182" r="17" fill="var(--deep)" strokeWidth="10" />
        <circle cx="76" cy="182" r="17" fill="none" stroke="var(--wash)" strokeWidth="7" strokeDasharray="1 6" />
        <path fill="none" stroke="var(--berry)" strokeWidth="6" d="M64 195h0M76 200h0M88 195h0" />
      </>
    )}
    <circle cx="76" cy="182" r="11" fill="var(--lit)" stroke="var(--lit-edge)" />
    <circle cx="74" cy="180" r="5" fill="var(--white)" stroke="none" />
  </>
);

/** The tram's long side: body, doors, six windows that narrow with the distance, and who sits behind them. */
const TramSide = () => (
  <>
    <path fill="var(--glaze)" d="M130 84L394 108V147L130 150z" />
    <path fill="var(--azul)" d="M130 150L394 147V192L130 216z" />
    <g fill="none" stroke="var(--cobalt)">
      <path strokeWidth="12" d="M138 206L388 184" />
      <path strokeWidth="5" strokeOpacity=".7" d="M174 193l54-5M244 187l92-8M182 186l24-2M352 178l32-3" />
      <path stroke="var(--wash)" strokeOpacity=".6" strokeWidth="4" d="M176 164l60-2M248 161l70-2M330 158l50-2M180 171l26-1" />
      <path stroke="var(--pale)" strokeOpacity=".7" strokeWidth="5" d="M174 98l68 6M262 106l60 6M346 113l30 3" />
      <path stroke="var(--pale)" d="M132 155L392 151M178 188V164L346 158V173zM243 174a8 7 0 1 0 16-1 8 7 0 1 0-16 1z" />
    </g>
    <Doors />
    <path fill="var(--lit)" d={windows} />
    <path fill="none" stroke="var(--lit-edge)" strokeOpacity=".6" strokeWidth="6" d="M181 109l24 2M253 113l20 1M315 116l16 1" />
    <path fill="var(--cobalt)" stroke="none" d={passengers} />
  </>
);

const Doors = () => (
  <>
    <path fill="var(--white)" d="M138 96L170 99V204L138 207zM365 114L388 116V184L365 187z" />
    <path fill="var(--lit)" d="M142 105l10 1v40h-10zM156 106l10 1v39h-10zM368 120l7 1v24h-7zM379 121l6 1v22h-6z" />
    <path fill="none" stroke="var(--wash)" d="M142 158h10v40l-10 1zM156 158h10v39l-10 1zM368 154h7v26l-7 1zM379 154h6v25l-6 1z" />
    <path d="M154 99V206M377 115V186" />
  </>
);

const windows =
  'M180 103l24 2q4 0 4 4v37l-32 1v-40q0-4 4-4zM218 106l22 2q4 0 4 4v33l-30 1v-36q0-4 4-4zM253 109l19 2q4 0 4 4v29l-27 1v-32q0-4 4-4z' +
  'M285 112l17 1q4 0 4 4v26l-25 1v-28q0-4 4-4zM315 115l16 1q3 0 3 4v23l-23 1v-25q0-4 4-4zM342 117l14 1q3 0 3 4v20l-20 1v-22q0-4 3-4z';

const passengers =
  'M183 146q0-12 8-13-5-3-4-9 1-6 6-6t6 6q0 6-4 9 8 1 9 13zM253 144q0-11 7-12-4-3-3-8 1-6 6-6t5 6q0 5-3 8 7 1 8 12z' +
  'M286 143q0-8 5-9-3-3-2-7 2-4 5-4t4 4q0 4-2 7 5 1 6 9z';
