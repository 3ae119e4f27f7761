import type { Facts } from '../schemas/site';
import { toCents } from './euros';

/** What the bonus of the texts' example makes someone stake, and lose on average, in euros. */
export const rolloverExample = ({ bonus, multiplier, returnToPlayer }: Facts['rollover']) => {
  const stakes = bonus * multiplier;
  return { stakes, loss: toCents(stakes * (1 - returnToPlayer / 100)) };
};

/** How a loss compares with the bonus, both in euros, to the cent. */
export function besideBonus(loss: number, bonus: number): string {
  const difference = toCents(loss) - toCents(bonus);
  return difference === 0 ? 'tanto como o bónus' : difference > 0 ? 'mais do que o bónus' : 'menos do que o bónus';
}
