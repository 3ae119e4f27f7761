/** The tram's long side: body, doors, six windows that narrow with the distance, and who sits behind them. */
export function TramSide() {
  return (
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
      <path fill="var(--candle)" d={windows} />
      <path fill="none" stroke="var(--flame)" strokeOpacity=".6" strokeWidth="6" d="M181 109l24 2M253 113l20 1M315 116l16 1" />
      <path fill="var(--cobalt)" stroke="none" d={passengers} />
    </>
  );
}

function Doors() {
  return (
    <>
      <path fill="var(--white)" d="M138 96L170 99V204L138 207zM365 114L388 116V184L365 187z" />
      <path fill="var(--candle)" d="M142 105l10 1v40h-10zM156 106l10 1v39h-10zM368 120l7 1v24h-7zM379 121l6 1v22h-6z" />
      <path fill="none" stroke="var(--wash)" d="M142 158h10v40l-10 1zM156 158h10v39l-10 1zM368 154h7v26l-7 1zM379 154h6v25l-6 1z" />
      <path d="M154 99V206M377 115V186" />
    </>
  );
}

const windows =
  'M180 103l24 2q4 0 4 4v37l-32 1v-40q0-4 4-4zM218 106l22 2q4 0 4 4v33l-30 1v-36q0-4 4-4zM253 109l19 2q4 0 4 4v29l-27 1v-32q0-4 4-4z' +
  'M285 112l17 1q4 0 4 4v26l-25 1v-28q0-4 4-4zM315 115l16 1q3 0 3 4v23l-23 1v-25q0-4 4-4zM342 117l14 1q3 0 3 4v20l-20 1v-22q0-4 3-4z';

const passengers =
  'M183 146q0-12 8-13-5-3-4-9 1-6 6-6t6 6q0 6-4 9 8 1 9 13zM253 144q0-11 7-12-4-3-3-8 1-6 6-6t5 6q0 5-3 8 7 1 8 12z' +
  'M286 143q0-8 5-9-3-3-2-7 2-4 5-4t4 4q0 4-2 7 5 1 6 9z';
