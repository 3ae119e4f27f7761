import type { RolloverTerms } from './rollover';

type Field = { label: string; initial: number; min: number; max: number; whole?: true };

/** The calculator's fields, filled in with the specification's example (§9). */
export const fields = {
  bonus: { label: 'Bónus (€)', initial: 100, min: 1, max: 100_000 },
  multiplier: { label: 'Rollover (vezes)', initial: 35, min: 1, max: 200 },
  deposit: { label: 'Depósito (€)', initial: 100, min: 0, max: 100_000 },
  contribution: { label: 'Contribuição (%)', initial: 100, min: 0, max: 100 },
  days: { label: 'Prazo (dias)', initial: 30, min: 1, max: 365, whole: true },
  returnToPlayer: { label: 'Retorno, RTP (%)', initial: 96, min: 50, max: 100 },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

/** The fields' values as typed. */
export type Typed = Record<FieldName, string> & { onDepositToo: boolean };

export type Fault = { name: FieldName; text: string };

/** @returns the parsed values when all are valid; otherwise each invalid field and what is wrong with it. */
export function readFigures({ onDepositToo, ...typed }: Typed): { terms: RolloverTerms } | { faults: Fault[] } {
  const read = Object.entries(typed).map(([name, text]) => ({ name: name as FieldName, figure: readFigure(name as FieldName, text) }));
  const faults = read.flatMap(({ name, figure }) => (typeof figure === 'string' ? [{ name, text: figure }] : []));
  if (faults.length > 0) return { faults };
  const terms = Object.fromEntries(read.map(({ name, figure }) => [name, figure]));
  return { terms: { ...(terms as Omit<RolloverTerms, 'onDepositToo'>), onDepositToo } };
}

/** @returns the number, or what is wrong with it. */
function readFigure(name: FieldName, text: string): number | string {
  const { label, min, max, whole }: Field = fields[name];
  const written = text.trim();
  const figure = parseDecimal(written);
  const valid = figure !== undefined && figure >= min && figure <= max && (!whole || Number.isInteger(figure));
  if (valid) return figure;
  const asked = `Escreva um número${whole ? ' inteiro' : ''} entre ${min} e ${format(max)}.`;
  return `${label}: ${written ? `«${written}» não serve.` : 'falta um número.'} ${asked}`;
}

/**
 * Parses a number as written in Portugal: `0,25`, `3500`, `3.500`, `1.234,5`. A point is a decimal point where it cannot
 * separate thousands, as in `0.25`.
 */
function parseDecimal(text: string): number | undefined {
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

const withDigits = (least: number, most: number) =>
  new Intl.NumberFormat('pt-PT', { minimumFractionDigits: least, maximumFractionDigits: most, useGrouping: 'always' });
const grouped = (text: string) => text.replace(/[\s\u00a0\u202f]/g, '.');

/** `3.500` or `0,25`. */
export const format = (figure: number) => grouped(withDigits(0, 2).format(figure));

/** `3.500€` or `87,50€`, as the specification writes amounts: cents only where there are any. */
export const euros = (amount: number) =>
  `${Number.isInteger(Math.round(amount * 100) / 100) ? format(Math.round(amount)) : grouped(withDigits(2, 2).format(amount))}€`;
