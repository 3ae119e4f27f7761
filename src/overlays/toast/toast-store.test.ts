import { beforeEach, expect, it, vi } from 'vitest';
import { defaultDuration } from './messages';
import { currentToast, showToast, subscribeToToasts, toastEvent, updateToast } from './toast-store';

const first = { title: 'Primeiro', description: 'Um.' };
const second = { title: 'Segundo', description: 'Dois.' };

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  currentToast()?.dismiss();
});

it('a toast lasts 5000 ms unless it is told otherwise', () => {
  expect(showToast(first).duration).toBe(5000);
  expect(showToast({ ...first, duration: 100 }).duration).toBe(100);
  expect(defaultDuration).toBe(5000);
});

it('a toast of infinite duration keeps it', () => {
  expect(showToast({ ...first, duration: Number.POSITIVE_INFINITY }).duration).toBe(Number.POSITIVE_INFINITY);
});

it('a new toast replaces the visible one, with an id of its own', () => {
  const old = showToast(first);
  const visible = showToast(second);
  expect(currentToast()).toBe(visible);
  expect(visible.id).not.toBe(old.id);
});

it('an update changes the visible toast in place', () => {
  const { id } = showToast(first);
  updateToast(id, { title: 'Outro título' });
  expect(currentToast()).toMatchObject({ id, title: 'Outro título', description: 'Um.', duration: 5000 });
});

it('an update of a toast that is gone changes nothing', () => {
  const { id } = showToast(first);
  const visible = showToast(second);
  updateToast(id, { title: 'Tarde' });
  expect(currentToast()).toBe(visible);
});

it('a toast is dismissed', () => {
  showToast(first).dismiss();
  expect(currentToast()).toBeNull();
});

it('dismissing an old toast leaves the newer one', () => {
  const old = showToast(first);
  const visible = showToast(second);
  old.dismiss();
  expect(currentToast()).toBe(visible);
});

it('listeners hear of every change until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  const { id, dismiss } = showToast(first);
  updateToast(id, second);
  dismiss();
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  showToast(first);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('a new toast is told on document, for a toaster that is not there yet', () => {
  const heard = vi.fn();
  document.addEventListener(toastEvent, (event) => heard((event as CustomEvent).detail));
  showToast({ ...first, duration: 100 });
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ title: 'Primeiro', description: 'Um.', duration: 100 }));
});
