import type { Rollup } from 'vite';
import { expect, it } from 'vitest';
import { inlineModule, visitorScript, visitorValues } from './inline-scripts';

const chunk = (code: string, tied: Partial<Rollup.OutputChunk> = {}) =>
  ({ fileName: 'assets/a.js', code, imports: [], dynamicImports: [], ...tied }) as unknown as Rollup.OutputChunk;

it('an inline module finds its imports from any page', () => {
  const code = 'import{a}from"./b-1.js";const é="`./b-1.js`";a(()=>import(`./c_2.js`).then(x=>x(é)));\n';
  expect(inlineModule(chunk(code))).toBe('import{a}from"/assets/b-1.js";const é="`./b-1.js`";a(()=>import(`/assets/c_2.js`).then(x=>x(é)));');
});

it.each(['import(`./a`+b)', 'import(a)', 'import("react")'])('an import that cannot be found so is an error: %s', (code) => {
  expect(() => inlineModule(chunk(code))).toThrow('which is no file beside it');
});

const values = visitorValues({ open: 1, drawn: 2, ended: 3, trustedFrom: 0 });

it('the visitor script is told the dates, and is no module', () => {
  const script = visitorScript(chunk('let a=PHASE_STARTS.drawn;globalThis.seen=a;export{};\n'), values);
  expect(new Function(`${script};return globalThis.seen`)()).toBe(2);
});

it.each<[string, Partial<Rollup.OutputChunk>]>([
  ['import{a}from"./b.js";a();export{};', { imports: ['assets/b.js'] }],
  ['let a=1;export{a};export{};', {}],
])('the visitor script may share no code: %s', (code, tied) => {
  expect(() => visitorScript(chunk(code, tied), values)).toThrow('must stand alone');
});
