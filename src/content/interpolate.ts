/** What texts may write between double braces, so that a value has one home: `{{sorteio}}`. */
export type Names = Record<string, string>;

/** Replaces the names in every text of `value`. @param unknown is told the path of a text with a name that does not exist. */
export function interpolate<T>(value: T, names: Names, unknown: (path: PropertyKey[], name: string) => void, path: PropertyKey[] = []): T {
  if (typeof value === 'string') {
    return value.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (written, name: string) => {
      if (Object.hasOwn(names, name)) return names[name] as string;
      unknown(path, name);
      return written;
    }) as T;
  }
  if (Array.isArray(value)) return value.map((item, index) => interpolate(item, names, unknown, [...path, index])) as T;
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolate(item, names, unknown, [...path, key])])) as T;
  return value;
}
