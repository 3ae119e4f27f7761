/** Where the toaster is mounted, and its live region, which must be in the HTML before the first toast. */
export const ToastPlace = () => (
  <>
    <div data-toaster />
    <p data-toast-status className="visually-hidden" role="status" />
  </>
);
