type Words = { [name: string]: string | Words };

/** `base` with the words of `over` in their places. */
export function mergeWords(base: Words, over: Words): Words {
  return Object.entries(over).reduce<Words>((merged, [name, words]) => {
    const below = merged[name];
    return { ...merged, [name]: typeof words === 'object' && typeof below === 'object' ? mergeWords(below, words) : words };
  }, base);
}
