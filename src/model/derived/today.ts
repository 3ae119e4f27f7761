import { Temporal } from 'temporal-polyfill';

/** Today in Lisbon, `YYYY-MM-DD`. */
export const lisbonToday = (): string => Temporal.Now.plainDateISO('Europe/Lisbon').toString();
