/** In characters. Mail programs on Windows cut longer addresses. */
export const longestMailto = 1900;

/** A link that opens a new message with this letter. Lines end with CR LF, as RFC 6068 asks. */
export const mailto = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
