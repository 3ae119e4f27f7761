/** The only two things this site keeps in a browser. Names and values are the specification's (§3, §4). */
export const storageKeys = { age: 'ageVerified', consent: 'cookieConsent' } as const;

export type Answer = keyof typeof storageKeys;
export const granted = 'true';
