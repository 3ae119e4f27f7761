import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.tsx'));

// TypeScript takes any name for a class.
it('every class that a component names is in its CSS module', () => {
  const lost = sources.flatMap((source) => {
    const code = readFileSync(source, 'utf8');
    return [...code.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].flatMap(([, name, file = '']) => {
      const css = readFileSync(new URL(file, new URL(source, `file://${process.cwd()}/`)), 'utf8');
      const defined = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, className]) => className));
      return [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].filter(([, used]) => !defined.has(used)).map(([, used]) => `${source}: ${used}`);
    });
  });
  expect(lost).toEqual([]);
});
