const format = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'medium' });

/** «23 de novembro de 2026 às 10:50:31»: to the second, because two things are often done in one minute. @param time as `toISOString` writes it. */
export const moment = (time: string): string => format.format(new Date(time));
