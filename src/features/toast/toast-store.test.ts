import { expect, it } from 'vitest';
import { createToast, currentToast } from './toast-store';

const words = { title: 'Um título', description: 'Uma descrição' };

it('a toast lasts 5000 ms unless told otherwise, for ever if told so (§4, §9)', () => {
  createToast(words);
  expect(currentToast()).toMatchObject({ ...words, duration: 5000, open: true });
  createToast({ ...words, duration: Number.POSITIVE_INFINITY });
  expect(currentToast()?.duration).toBe(Number.POSITIVE_INFINITY);
});

it('it can be changed and closed while it is the one that is shown (§4)', () => {
  const first = createToast(words);
  first.update({ title: 'Outro' });
  expect(currentToast()).toMatchObject({ title: 'Outro', description: words.description });
  const second = createToast(words);
  first.dismiss();
  expect(currentToast()).toMatchObject({ id: second.id, open: true });
  second.dismiss();
  expect(currentToast()?.open).toBe(false);
});
