import { Wheel } from '../../art/ArticleTile';
import { Tile } from '../../art/Tile';
import styles from './Picture.module.css';

/** One euro on each number of a roulette with one zero, and the euro that does not come back. The caption says all that is to be seen. */
export const ThirtySevenPockets = () => (
  <figure className={styles.picture}>
    <Tile motif={Roulette} className={styles.drawing} />
    <figcaption>
      <p>
        <strong>Trinta e sete casas, 1€ em cada uma.</strong> A que sai paga 35€ e devolve a aposta: voltam 36€, um por cada casa azul. A dourada é o euro que
        fica: 1&nbsp;÷&nbsp;37, ou 2,70&nbsp;%.
      </p>
    </figcaption>
  </figure>
);

const Roulette: typeof Wheel = (paint) => (
  <>
    <circle r="57" />
    <g fill="none" strokeWidth="9" transform="rotate(-94.9)">
      <circle r="50" pathLength="37" stroke={paint.wash} strokeDasharray=".9 .1" />
      <circle r="50" pathLength="37" stroke={paint.tint} strokeDasharray=".9 1.1" strokeDashoffset="-1" />
      <circle r="50" pathLength="37" stroke="var(--candle)" strokeDasharray=".9 37" />
    </g>
    <g transform="scale(.85)">
      <Wheel {...paint} />
    </g>
  </>
);
