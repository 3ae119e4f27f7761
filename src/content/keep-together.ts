const units = String.raw`%|anos?\b|mês\b|meses\b|semanas?\b|dias?\b|horas?\b|minutos?\b|min\b|mil\b|milhões\b`;
/** A number and its unit, the groups of a telephone number, an operator and what stands before it. */
const apart = new RegExp(String.raw`(?<=\d) (?=${units})|(?<=\d) (?=\d{2,3}\b)|(?<=\S) (?=[×÷=≈+−] )`, 'g');

/**
 * What makes one number never stands on two lines, and a sum breaks only after its operators: the spaces in between
 * become no-break spaces, so that editors need not type them. `6 meses` → `6\u00a0meses`, `12 × 85€` → `12\u00a0× 85€`;
 * amounts in euros have no space (`3.500€`).
 */
export const keepTogether = (text: string): string => text.replace(apart, '\u00a0');
