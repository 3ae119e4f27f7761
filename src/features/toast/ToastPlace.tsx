/** Where the toaster is mounted: it stands in the HTML before the first toast, as its live region must. */
export const ToastPlace = () => (
  <>
    <div data-toaster />
    <p data-toast-status className="visually-hidden" role="status" />
  </>
);
