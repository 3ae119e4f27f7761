/** The cathedral, between its two towers: 124 by 130 units, symmetric about x = 62. */
export function Cathedral() {
  return (
    <g strokeLinejoin="round">
      <path fill="var(--wash)" stroke="var(--glaze)" d="M34 130V52h4v-5h8v5h6v-5h8v5h4v-5h8v5h6v-5h8v5h4V130z" />
      <path fill="var(--pale)" stroke="var(--glaze)" d={`M0 130V22${merlons}H36V130z${`M88 130V22${merlons}h4V130z`}`} />
      <path fill="var(--azul)" fillOpacity=".45" d="M24 130V28H36V130zM112 130V28h12V130zM36 58h52v8H36z" />
      <path fill="none" stroke="var(--azul)" d="M0 62H36M0 96H36M88 62h36M88 96h36M36 84H88" />
      <path
        fill="var(--deep)"
        d="M7 56V42a4 5 0 0 1 9 0V56zM20 56V42a4 5 0 0 1 9 0V56zM95 56V42a4 5 0 0 1 9 0V56zM108 56V42a4 5 0 0 1 9 0V56zM15 84V74h6v10zM103 84V74h6v10z"
      />
      <path fill="var(--deep)" stroke="var(--glaze)" strokeWidth="2" d="M44 130V110a18 18 0 0 1 36 0V130z" />
      <path fill="var(--candle)" d="M53 130V112a9 10 0 0 1 18 0V130z" />
      <circle cx="62" cy="74" r="9" fill="var(--candle)" stroke="var(--azul)" strokeWidth="2" />
      <path fill="none" stroke="var(--azul)" d="M62 65V83M53 74H71M56 68L68 80M68 68L56 80" />
    </g>
  );
}

const merlons = 'v-6h6v6h4v-6h6v6h4v-6h6v6h4v-6h6v6';

/** The dome of Santa Engrácia on its drum: 150 by 176 units, symmetric about x = 75. */
export function Dome() {
  return (
    <g stroke="var(--glaze)" strokeLinejoin="round">
      <path fill="var(--wash)" d="M0 176V112h150v64z" />
      <path fill="var(--pale)" d="M22 112V88H128v24zM34 88V66h82V88zM38 66C40 26 62 24 75 24S110 26 112 66z" />
      <path fill="var(--pale)" d="M66 24V10q9-12 18 0V24zM75 4V-12M70-7h10" />
      <path fill="var(--azul)" fillOpacity=".45" stroke="none" d="M92 66Q98 36 80 24 110 28 112 66zM98 88V66h18V88zM108 112V88h20v24zM118 176V112h32v64z" />
      <path fill="none" stroke="var(--azul)" d="M75 24V66M58 28Q50 42 50 66M92 28Q100 42 100 66M0 118H150M22 92H128M34 70h82" />
      <path
        fill="none"
        stroke="var(--deep)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M46 76v7M60 76v7M90 76v7M104 76v7M75 98v8M48 98v8M102 98v8M24 134v14M126 134v14M50 134v14M100 134v14"
      />
      <path fill="none" stroke="var(--candle)" strokeWidth="5" strokeLinecap="round" d="M75 76v7M75 13v5M75 136v40" />
    </g>
  );
}
