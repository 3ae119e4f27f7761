type Part = { title: string; text: string };

/**
 * Cuts a Markdown text at its headings of one level.
 * @returns what comes before the first, and each heading with its text.
 */
export function splitAtHeadings(text: string, level: 2 | 3): { opening: string; parts: Part[] } {
  const mark = '#'.repeat(level);
  const [opening = '', ...rest] = text.split(new RegExp(`^${mark} `, 'm'));
  const parts = rest.map((part): Part => {
    const [title = '', ...lines] = part.split('\n');
    return { title: title.trim(), text: lines.join('\n').trim() };
  });
  return { opening: opening.trim(), parts };
}
