import { basename, join, relative, sep } from 'node:path';
import { filesBelow, projectRoot } from '../paths.ts';

const sources = join(projectRoot, 'src');
const modules = filesBelow(sources).filter((file) => file.endsWith('.module.css'));

/** While someone edits: `AgeGate.module.css` and `.window` give `AgeGate-window`. */
export const readableName = (name: string, file: string): string => `${basename(file.split('?')[0] ?? '', '.module.css')}-${name}`;

/**
 * In a built site: the module's place among all, in letters, and the class's place in it: `k7`, the same in both bundles.
 * A page holds each name several times; with readable ones it is a tenth longer.
 */
export function shortName(name: string, file: string, css: string): string {
  const place = modules.indexOf(
    relative(sources, file.split('?')[0] ?? '')
      .split(sep)
      .join('/'),
  );
  if (place < 0) throw new Error(`${file} is no CSS module of src/.`);
  const names = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)|@keyframes ([\w-]+)/g)].map(([, of, keyframes]) => of ?? keyframes));
  return `${letters(place)}${[...names].indexOf(name)}`;
}

const letters = (place: number): string => (place < 26 ? '' : letters(Math.floor(place / 26) - 1)) + String.fromCharCode(97 + (place % 26));
