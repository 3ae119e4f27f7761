type FoundText = { field: string; text: string };

/** Every text within `value`, with the name of its place in the loader's words: `casinos[1].link`. */
export function textsIn(value: unknown, field = ''): FoundText[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (value === null || typeof value !== 'object') return [];
  const nameOf = (key: string) => (Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, nameOf(key)));
}
