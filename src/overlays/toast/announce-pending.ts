import { pendingFeature } from './messages';
import { showToast } from './toast-store';

export const announcePending = () => {
  showToast(pendingFeature);
};
