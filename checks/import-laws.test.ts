import { expect, it } from 'vitest';
import { checkImportLaws } from './import-laws';

const faults = (file: string, specifier: string, form = (from: string) => `import { a } from '${from}';`) =>
  checkImportLaws(new Map([[file, form(specifier)]]));

it.each([
  ['src/model/site.ts', '../routes'],
  ['src/model/site.ts', '../markdown'],
  ['src/model/site.ts', './fields'],
  ['src/ui/Prose.tsx', '../markdown'],
  ['src/ui/Prose.tsx', 'react'],
  ['src/layout/Frame.tsx', '../overlays/toast/Toaster'],
  ['src/overlays/toast/Toaster.tsx', '../../ui/Button'],
  ['src/pages/home/Hero.tsx', './Ticket'],
  ['src/pages/home/Hero.tsx', '../../layout/page'],
  ['src/site.tsx', './pages/home/HomePage'],
  ['renderer/entry.tsx', '../src/site'],
  ['checks/run.ts', '../renderer/paths'],
])('%s may import %s', (file, specifier) => {
  expect(faults(file, specifier)).toEqual([]);
});

it.each([
  ['src/model/site.ts', '../ui/Button'],
  ['src/model/site.ts', '../layout/page'],
  ['src/ui/Button.tsx', '../content/site'],
  ['src/ui/Button.tsx', '../islands/Island'],
  ['src/layout/Footer.tsx', '../pages/home/Hero'],
  ['src/overlays/toast/Toaster.tsx', '../../pages/home/Hero'],
  ['src/pages/home/Hero.tsx', '../about/AboutPage'],
  ['src/islands/registry.ts', '../pages/home/Hero'],
  ['src/layout/page.ts', '../../renderer/paths'],
  ['renderer/entry.tsx', '../src/pages/home/Hero'],
  ['checks/run.ts', '../src/pages/home/Hero'],
])('%s may not import %s', (file, specifier) => {
  expect(faults(file, specifier)).toHaveLength(1);
});

it('types, re-exports, side effects and lazy imports are imports too; comments are not', () => {
  const forms = [
    (from: string) => `import type { A } from '${from}';`,
    (from: string) => `export { a } from '${from}';`,
    (from: string) => `import '${from}';`,
    (from: string) => `const a = () => import('${from}');`,
  ];
  for (const form of forms) expect(faults('src/ui/Button.tsx', '../content/site', form)).toHaveLength(1);
  expect(faults('src/ui/Button.tsx', '../content/site', (from) => `// import '${from}'`)).toEqual([]);
});
