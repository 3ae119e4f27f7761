/*
 * What markup, inline script and CSS share. The script finds its elements by these attributes.
 */

/** The keys in localStorage (specification §4, §9). */
export const storageKeys = { age: 'ageVerified', consent: 'cookieConsent' } as const;

export const attributes = {
  /** The gate: hidden once the visitor has confirmed. */
  gate: 'data-gate',
  /** The site: `hidden` in the HTML until then. */
  site: 'data-site',
  /** The cookie banner: hidden once the answer is stored. */
  banner: 'data-consent-banner',
  enter: 'data-enter',
  exit: 'data-exit',
  accept: 'data-accept',
  /** On <html>, for half a second after *Entrar*: the gate opens. */
  entering: 'data-entering',
} as const;
