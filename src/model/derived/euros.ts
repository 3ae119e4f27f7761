export const toCents = (amount: number) => Math.round(amount * 100) / 100;

const withDigits = (digits: number) => new Intl.NumberFormat('pt-PT', { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: 'always' });
const [whole, cents] = [withDigits(0), withDigits(2)];

/** `3.500€` or `87,50€`, as the specification writes amounts: cents only where there are any. */
export function euros(amount: number): string {
  const format = Number.isInteger(toCents(amount)) ? whole : cents;
  return `${format.format(amount).replace(/[\s\u00a0\u202f]/g, '.')}€`;
}
