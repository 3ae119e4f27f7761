/** What a browser has stored when it arrives. */
export const visitorStates = {
  gate: {},
  banner: { ageVerified: 'true' },
  returning: { ageVerified: 'true', cookieConsent: 'true' },
} satisfies Record<string, Record<string, string>>;
