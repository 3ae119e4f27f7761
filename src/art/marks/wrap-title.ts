/**
 * Breaks a title at spaces into lines of at most `longest` characters, in as few lines as that allows and then as even
 * as they come, so that no word is left alone. A word longer than a line keeps a line to itself.
 */
export function wrapTitle(title: string, longest: number): string[] {
  const words = title.trim().split(/\s+/);
  const lines = fill(words, longest);
  let even = longest;
  while (fill(words, even - 1).length === lines.length && even > 1) even -= 1;
  return fill(words, even);
}

function fill(words: string[], longest: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
