import { loadOnce } from '../../load-once';
import type { ToastHandle, ToastOptions } from './toast-store';

/** What draws toasts. */
export const loadToasts = loadOnce(() => import('./toast'));

/** @throws when what draws it cannot be fetched. */
export async function showToast(options: ToastOptions): Promise<ToastHandle> {
  const { toast } = await loadToasts();
  // Its time does not run out before it is seen.
  if (document.hidden) await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  return toast(options);
}
