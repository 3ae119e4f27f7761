/** What Debian's Firefox, driven over WebDriver BiDi, cannot do: the reason for which a test is skipped there. */
export const beyondBidi = {
  channel: 'moz-firefox',
  print: 'Firefox over BiDi shows no page as on paper.',
  noScripts: 'Firefox over BiDi keeps its scripts, and a policy that forbids them leaves <noscript> hidden.',
} as const;
