import { expect, it } from 'vitest';
import { checkHouseStyle } from './house-style';

const faults = (file: string, text: string) => checkHouseStyle(new Map([[file, text]])).map(({ what }) => what);

it('a file with names of its own is no problem, though it passes some on', () => {
  expect(faults('src/a.ts', "export { b } from './b';\nexport const a = 1;\n")).toEqual([]);
  expect(faults('src/a.ts', "import './a.css';\n")).toEqual([]);
  expect(faults('src/a.ts', '// export default a\nexport const a = 1;')).toEqual([]);
});

it.each([
  ['src/a.ts', 'export default function a() {}', 'default export'],
  ['src/a.ts', 'const a = 1;\nexport { a as default };', 'default export'],
  ['src/a.ts', "export { b } from './b';\nexport * from './c';\n", 'passes on'],
  ['src/a.ts', "export {\n  b,\n  c,\n} from './b';\n", 'passes on'],
  ['src/utils/a.ts', 'export const a = 1;', 'fits everything'],
  ['src/a/index.ts', 'export const a = 1;', 'called index'],
])('%s with «%s» is a problem', (file, text, what) => {
  expect(faults(file, text)).toEqual([expect.stringContaining(what)]);
});
