import type { ToastHandle, ToastOptions } from './toast-store';

/** React and Radix Toast: fetched once. */
export const loadToasts = () => import('./toast');

/** @throws when React cannot be fetched. */
export async function showToast(options: ToastOptions): Promise<ToastHandle> {
  const { toast } = await loadToasts();
  // In a hidden window its time would run out before anybody sees it.
  if (document.hidden) await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  return toast(options);
}
