/** A table in a host's words, one entry after another. */
export const lines = <Value>(table: Record<string, Value>, inWords: (name: string, value: Value, index: number) => string, between = '\n'): string =>
  Object.entries(table)
    .map(([name, value], index) => inWords(name, value, index))
    .join(between);
