import { expect, it } from 'vitest';
import { dateRange } from './dates';

it.each([
  ['2025-12-01', '2025-12-24', '1 a 24 de dezembro de 2025'],
  ['2025-11-24', '2025-12-08', '24 de novembro de 2025 a 8 de dezembro de 2025'],
  ['2025-12-01', '2026-12-24', '1 de dezembro de 2025 a 24 de dezembro de 2026'],
])('%s to %s is «%s»', (from, to, words) => expect(dateRange(from, to)).toBe(words));
