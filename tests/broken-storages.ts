/** What a browser's storage may be like instead of working: scripts that make it so, before any other of the page. */
export const brokenStorages: Record<string, () => void> = {
  'throws when touched': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  'is null': () => Object.defineProperty(window, 'localStorage', { value: null }),
  'does not exist': () => Object.defineProperty(window, 'localStorage', { value: undefined }),
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};
