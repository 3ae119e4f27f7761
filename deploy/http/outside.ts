/** What no path may ever bring to light. */
export const outside = {
  content: 'This lies outside the site.',
  /** Beside the site's folder. */
  files: ['secret.txt', 'site-secret.txt', 'secret.html'],
  /** In it, where an upload or an editor may leave them. */
  hidden: ['.env', '_draft.txt'],
};
