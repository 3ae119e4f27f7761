import { expect, it } from 'vitest';
import { projectRoot } from '../paths';
import { readableName, shortName } from './class-names';

const file = (name: string) => `${projectRoot}src/${name}`;
const css = '.first { animation: fall } .second:hover .first {} .se {} @keyframes fall {}';

it('while someone edits a class is called by its module and its own name', () => {
  expect(readableName('window', file('overlays/age-gate/AgeGate.module.css'))).toBe('AgeGate-window');
});

it('in a built site no two class names are alike', () => {
  const names = ['first', 'second', 'se', 'fall'].map((name) => shortName(name, file('ui/Button.module.css'), css));
  expect(new Set([...names, shortName('first', file('ui/Section.module.css'), css)]).size).toBe(5);
  expect(names.every((name) => /^[a-z]{1,2}\d$/.test(name))).toBe(true);
});

it('a file that is no module of the site is an error', () => {
  expect(() => shortName('first', '/elsewhere/Other.module.css', css)).toThrow('no CSS module of src/');
});
