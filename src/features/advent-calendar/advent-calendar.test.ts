import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Calendar, calendarDrawings } from './calendar-schema';
import { stateOf } from './mark-days';

const days = Array.from({ length: 25 }, (_, index) => index + 1);
const on = (year: number, month: number, day: number) => days.map((tile) => stateOf(tile, new Date(year, month - 1, day)));

describe('the Advent calendar', () => {
  it('opens every tile outside December', () => {
    expect(on(2025, 11, 30)).toEqual(days.map(() => 'open'));
    expect(on(2026, 1, 1)).toEqual(days.map(() => 'open'));
  });

  it.each([2025, 2031])('marks today and lets those to come wait, in December %i', (year) => {
    expect(on(year, 12, 1)).toEqual(['today', ...Array(24).fill('waiting')]);
    expect(on(year, 12, 13)).toEqual([...Array(12).fill('open'), 'today', ...Array(12).fill('waiting')]);
    expect(on(year, 12, 25)).toEqual([...Array(24).fill('open'), 'today']);
  });

  it('opens every tile after Christmas', () => {
    expect(on(2025, 12, 26)).toEqual(days.map(() => 'open'));
  });

  it('has a drawing for every name that an editor may choose, and no other', () => {
    expect(readdirSync(join(import.meta.dirname, 'drawings')).sort()).toEqual(calendarDrawings.map((name) => `${name}.svg`).sort());
  });

  it('shows each drawing on one day', () => {
    const { days } = parse(readFileSync('content/calendar.yaml', 'utf8')) as Calendar;
    expect(days.map(({ drawing }) => drawing).sort()).toEqual([...calendarDrawings].sort());
  });
});
