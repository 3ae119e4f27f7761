const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('pt-PT', { timeZone: 'UTC', ...options });

/** @param day as in `2025-12-25`. @returns «25 de dezembro de 2025». */
export const longDate = (day: string) => format({ day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(day));

/** @returns «1 a 24 de dezembro de 2025», or both dates whole when they are in different months. */
export const dateRange = (from: string, to: string) =>
  from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))} a ${longDate(to)}` : `${longDate(from)} a ${longDate(to)}`;
