/** Mail programs on Windows cut longer addresses. */
const longest = 1900;

/**
 * A link that opens a new message with this letter. Lines end with CR LF, as RFC 6068 asks.
 * @throws RangeError when the letter is too long for a link.
 */
export function mailto(subject: string, body: string): string {
  const link = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  if (link.length > longest)
    throw new RangeError(`The letter «${subject}» makes a link of ${link.length} characters, and ${longest} is what mail programs take.`);
  return link;
}
