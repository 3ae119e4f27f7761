/** What can be woken, in a file that nobody loads before. */
export const islands = {
  toaster: () => import('../overlays/toast/Toaster').then(({ Toaster }) => Toaster),
  newsletter: () => import('./newsletter/Newsletter').then(({ Newsletter }) => Newsletter),
  rollover: () => import('./rollover/RolloverCalculator').then(({ RolloverCalculator }) => RolloverCalculator),
};
