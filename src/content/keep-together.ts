const units = String.raw`%|anos?\b|mês\b|meses\b|semanas?\b|dias?\b|horas?\b|minutos?\b|min\b|mil\b|milhões\b`;
const apart = new RegExp(String.raw`(\d) (?=${units})`, 'g');

/**
 * A number and its unit never stand on two lines: the space between them becomes a no-break space,
 * so that editors need not type one. `6 meses` → `6\u00a0meses`; amounts in euros have no space (`3.500€`).
 */
export const keepTogether = (text: string): string => text.replace(apart, '$1\u00a0');
