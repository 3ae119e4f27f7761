const pieces = [
  ...['/', '/', '/', '//', '\\', '%2f', '%5c', '%00', '%', ';', '.', '..', '%2e', '%2e%2e', '%252e%252e', '%c0%ae%c0%ae', '....//'],
  ...['artigos', 'assets', 'index', '404', '.html', '.br', '.gz', '.well-known', 'site', '%61', '~root', '?', '?a=/../'],
  ...['secret.txt', 'secret', 'site-secret.txt', '-secret.txt', '.env', '_draft.txt', '_headers', '.htaccess', 'etc/passwd'],
];

/** A path of up to nine pieces: the same one for the same seed. */
export function oddPath(seed: number): string {
  const random = mulberry32(seed);
  const length = 1 + Math.floor(random() * 9);
  return `/${Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join('')}`;
}

/** Tommy Ettinger's Mulberry32: numbers in [0, 1). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
