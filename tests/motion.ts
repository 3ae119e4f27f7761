/**
 * For `test.use`: the browser as most visitors have it. All other tests ask for reduced motion, because on the home
 * page snow falls for ever, and a processor that paints it has little time for anything else.
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
