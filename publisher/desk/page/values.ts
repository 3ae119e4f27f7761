export const valueAt = (values: unknown, parts: (string | number)[]): unknown =>
  parts.reduce<unknown>((value, part) => (value as Record<string | number, unknown> | undefined)?.[part], values);

/** A copy of `values` with `value` in one place. */
export function withValue(values: unknown, [part, ...rest]: (string | number)[], value: unknown): unknown {
  if (part === undefined) return value;
  const inner = withValue((values as Record<string | number, unknown> | undefined)?.[part], rest, value);
  if (!Array.isArray(values)) return { ...(values as object), [part]: inner };
  const copy = [...values];
  copy[part as number] = inner;
  return copy;
}
