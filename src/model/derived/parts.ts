type Part = { field: string; part: unknown };

/**
 * `value` and all that is in it, outermost first, each with its place: `casinos[1].link`.
 * @param isOff of what neither it nor anything in it counts.
 */
export function partsIn(value: unknown, field = '', isOff = (_: object) => false): Part[] {
  if (value === null || typeof value !== 'object') return [{ field, part: value }];
  if (isOff(value)) return [];
  const nameOf = (key: string) => (Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
  return [{ field, part: value }, ...Object.entries(value).flatMap(([key, part]) => partsIn(part, nameOf(key), isOff))];
}

/** Every text in `value`, with its place. */
export const textsIn = (value: unknown, field = ''): { field: string; text: string }[] =>
  partsIn(value, field).flatMap(({ field, part }) => (typeof part === 'string' ? [{ field, text: part }] : []));
