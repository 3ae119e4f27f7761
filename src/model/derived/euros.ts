export const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** `3.500€` or `87,50€`, as the specification writes amounts: cents only where there are any. */
export function euros(amount: number): string {
  const digits = Number.isInteger(toCents(amount)) ? 0 : 2;
  const format = new Intl.NumberFormat('pt-PT', { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: 'always' });
  return `${format.format(amount).replace(/[\s\u00a0\u202f]/g, '.')}€`;
}
