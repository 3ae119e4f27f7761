type Words = { [name: string]: string | Words };

/** `base` with the words of `over` in their places. */
export function mergeWords(base: Words, over: Words): Words {
  const places = Object.entries(over).map(([name, words]) => {
    const below = base[name];
    return [name, typeof words === 'object' && typeof below === 'object' ? mergeWords(below, words) : words] as const;
  });
  return { ...base, ...Object.fromEntries(places) };
}
