import { expect, it } from 'vitest';
import { withFollowers } from './followers';

const before = { title: 'Um', slug: 'um', publishedOn: '2026-11-22', reviewedOn: '2026-11-22' };

it.each([
  ['the review of what was never reviewed', before, { publishedOn: '2026-11-29' }, { reviewedOn: '2026-11-29' }],
  ['a review that would be too early', { ...before, reviewedOn: '2026-11-25' }, { publishedOn: '2026-11-29' }, { reviewedOn: '2026-11-29' }],
  ['no later review', { ...before, reviewedOn: '2026-12-24' }, { publishedOn: '2026-11-29' }, { reviewedOn: '2026-12-24' }],
  ['the address', before, { title: 'Dois' }, { slug: 'dois' }],
  ['no address of its own', { ...before, slug: 'meu' }, { title: 'Dois' }, { slug: 'meu' }],
])('what changes takes along %s', (_, old, changed, expected) => {
  expect(withFollowers(old, { ...old, ...changed }, true)).toEqual({ ...old, ...changed, ...expected });
});
