import { pendingFeature } from './messages';
import { defaultDuration, showToast } from './toast-store';

/** @param elapsed ms for which its words have been shown already. */
export function announcePending(elapsed: number) {
  if (elapsed < defaultDuration) showToast({ ...pendingFeature, duration: defaultDuration - elapsed });
}
