import type { Paint } from './paint';

/** A chamber candle over holly: the one upright figure, as on the single-figure tiles; its flame alone is not blue. */
export function Candle(paint: Paint) {
  const { wash, ground, ink, tint } = paint;
  return (
    <>
      <Holly {...paint} />
      <g transform="scale(-1 1)">
        <Holly {...paint} />
      </g>
      <path fill={ground} stroke={ink} strokeWidth="3" d="M-7 20L-6-11Q-1-14 7-11L6 20M19 20C22 9 32 13 28 20Q26 23 21 22" />
      <path fill={wash} d="M1-10L5-10V20H1V4Q-3 2-1-4z" />
      <path d="M-24 18Q0 24 24 18Q20 29 0 30Q-20 29-24 18z" />
      <path fill={tint} d="M-18 22Q0 27 17 22Q10 27 0 27Q-12 27-18 22z" />
      <circle cy="37" r="6" />
      <circle cx="-1" cy="36" r="2" fill={ground} />
      <path fill="var(--flame)" d="M0-13C-12-19-8-31 2-46C4-35 13-21 0-13z" />
      <path fill="var(--candle)" d="M0-16C-7-20-5-27 1-36C3-28 7-21 0-16z" />
    </>
  );
}

function Holly({ wash, ground }: Paint) {
  return (
    <>
      <path d="M4 37Q10 29 16 33Q19 24 26 28Q31 18 45 15Q46 25 39 29Q41 37 32 37Q29 45 21 40Q14 46 4 37z" />
      <path fill={wash} d="M10 38L37 23Q36 28 33 30Q34 33 28 34Q26 39 20 37Q16 40 10 38z" />
      <path d="M13-29Q20-28 25-33Q19-33 13-29zM13-21Q20-17 26-18Q20-22 13-21zM9-36Q15-40 16-46Q11-42 9-36zM32-2Q36 0 38 8Q42 0 46-2Q42-4 38-12Q36-4 32-2z" />
      <path fill={ground} d="M36-2L38 1L40-2L38-5z" />
    </>
  );
}
