import { BonusWall } from '../../islands/rollover/BonusWall';
import { euros } from '../../model/euros';
import styles from './Picture.module.css';

type Props = { bonus: number; multiplier: number };

/** The return of the machine that the article computes with. */
const returnToPlayer = 0.96;

/** The example of the bonus article as a wall: what is offered, and what it asks for. */
export function BonusWallPicture({ bonus, multiplier }: Props) {
  const stakes = bonus * multiplier;
  const loss = stakes * (1 - returnToPlayer);
  return (
    <figure className={styles.picture}>
      <BonusWall id="azulejo-do-exemplo" bonus={bonus} stakes={stakes} loss={loss} />
      <figcaption>
        <p>
          <strong>Cada azulejo vale {euros(bonus)}.</strong> O da estrela é o bónus; os outros {multiplier} são as apostas que ele pede, {euros(stakes)} ao
          todo. A parte escura é o que fica na casa, em média, numa máquina que devolve 96&nbsp;%: {euros(loss)}, mais do que o bónus.
        </p>
      </figcaption>
    </figure>
  );
}
