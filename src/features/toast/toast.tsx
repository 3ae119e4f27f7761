import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { Toaster } from './Toaster';
import { createToast, currentToast, subscribe, type ToastHandle, type ToastOptions } from './toast-store';

const place = document.querySelector('[data-toaster]') as HTMLElement;
const status = document.querySelector('[data-toast-status]') as HTMLElement;

createRoot(place).render(
  <ErrorBoundary>
    <Toaster place={place} />
  </ErrorBoundary>,
);

// Screen readers announce changes in a live region that already existed.
subscribe(() => {
  const { open, title, description } = currentToast() ?? {};
  const words = open ? `${title}. ${description}` : '';
  if (status.textContent !== words) status.textContent = words;
});

/** Shows a short notice in the place of the one before, if any (specification §4). */
export const toast = (options: ToastOptions): ToastHandle => createToast(options);
