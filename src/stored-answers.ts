/** The keys in localStorage (specification §4, §9). */
export const storageKeys = { age: 'ageVerified', consent: 'cookieConsent' } as const;

type Key = (typeof storageKeys)[keyof typeof storageKeys];

/** Answers that could not be stored: they hold for this page. */
const unstored: Partial<Record<Key, string>> = {};

/** @returns the visitor's answer, if there is one. */
export function readAnswer(key: Key): string | undefined {
  // Touching localStorage throws where storage is blocked.
  try {
    return localStorage.getItem(key) ?? unstored[key];
  } catch {
    return unstored[key];
  }
}

/** Stores that the visitor has said yes. */
export function storeTrue(key: Key) {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    unstored[key] = 'true';
  }
}
