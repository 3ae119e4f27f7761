import type { ReactNode } from 'react';
import { CaptionedPicture } from './CaptionedPicture';
import styles from './Picture.module.css';

const columns = 40;
const rows = 25;

/** Fixed places that never line up: multiples of the golden ratio. Every fourth or so is a window fully lit. */
const lit = Array.from({ length: 18 }, (_, index) => {
  const place = Math.floor(((0.37 + index * 0.618034) % 1) * columns * rows);
  return { x: 20 + (place % columns) * 10, y: 74 + Math.floor(place / columns) * 12, fully: index % 4 === 1 };
});

/**
 * How common it is (V Inquérito Nacional, 2022: 1,3% with some signs of a problem, 0,5% probable pathological players):
 * a façade on the Tejo with a thousand windows, 13 of them half lit and 5 fully.
 */
export function ThousandWindows({ caption }: { caption: ReactNode }) {
  return (
    <CaptionedPicture caption={caption}>
      <svg className={styles.facade} viewBox="0 0 440 440" aria-hidden="true">
        <defs>
          <pattern id="janelas_janela" width="10" height="12" x="20" y="74" patternUnits="userSpaceOnUse">
            <path fill="var(--tide)" d="M2.2 2h5.6v8H2.2z" />
            <path fill="var(--midnight)" d="M3 2.8h4v6.4H3z" />
            <path fill="var(--tide)" d="M1.6 10h6.8v.8H1.6z" />
          </pattern>
          <radialGradient id="janelas_luz">
            <stop stopColor="var(--candle)" stopOpacity=".7" />
            <stop offset="1" stopColor="var(--candle)" stopOpacity="0" />
          </radialGradient>
          <pattern id="janelas_arcada" width="25" height="44" x="20" y="374" patternUnits="userSpaceOnUse">
            <path fill="var(--midnight)" d="M4 44V18a8.5 8.5 0 0 1 17 0v26z" />
            <path fill="none" stroke="var(--wash)" d="M0 4h25M2 44V18a10.5 10.5 0 0 1 21 0v26" />
          </pattern>
          <pattern id="janelas_calcada" width="40" height="11" y="418" patternUnits="userSpaceOnUse">
            <path fill="var(--tide)" d="M0 4.5q10-7 20 0t20 0v3q-10 7-20 0t-20 0z" />
          </pattern>
        </defs>
        <path fill="var(--night)" d="M0 0h440v440H0z" />
        <path stroke="var(--candle)" strokeLinecap="round" strokeWidth="2" d="M30 20h0M92 34h0M150 14h0M252 26h0M268 12h0M330 30h0M398 18h0" />
        <path fill="var(--azul)" d="M8 66L34 44H406L432 66z" />
        <path fill="var(--cobalt)" d="M58 60V34h14v26zM368 60V34h14v26zM206 66V36l14-10 14 10v30z" />
        <path fill="none" stroke="var(--wash)" d="M20 62h400M28 55h178M234 55h178M56 34h18M366 34h18M203 37l17-12 17 12M213 62V48a7 7 0 0 1 14 0v14" />
        <path fill="var(--cobalt)" d="M14 66h412v352H14z" />
        <path fill="url(#janelas_janela)" d="M20 74h400v300H20z" />
        <path fill="url(#janelas_arcada)" d="M20 374h400v44H20z" />
        <path fill="none" stroke="var(--wash)" d="M14 70h412M14 134h412M14 194h412M14 254h412M14 314h412M14 374h412" />
        <path fill="url(#janelas_calcada)" d="M0 418h440v22H0z" />
        {lit.map(({ x, y, fully }) => (
          <circle key={`${x} ${y}`} cx={x + 5} cy={y + 6} r={fully ? 30 : 16} fill="url(#janelas_luz)" />
        ))}
        <path fill="var(--candle)" d={lit.map(({ x, y, fully }) => `M${x + 3} ${fully ? y + 2.8 : y + 6}h4V${y + 9.2}h-4z`).join('')} />
      </svg>
    </CaptionedPicture>
  );
}
