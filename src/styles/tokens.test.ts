import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const [usual = '', ...media] = read('tokens.css').split('@media');
const more = media.find((part) => part.startsWith(' (prefers-contrast: more)')) ?? '';
const [azulejoPaints = '', azulejoRoles = ''] = read('azulejo.css')
  .split('@media')
  .filter((part) => part.includes('--'));
const declarations = (text: string) => [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value] as [string, string]);

/** Each set of roles that the site can wear; forced colours are the reader's own. */
const themes = {
  usual: rolesOf(usual),
  'more contrast': rolesOf(usual, more),
  azulejo: rolesOf(usual, azulejoPaints, azulejoRoles),
  'azulejo, more contrast': rolesOf(usual, azulejoPaints, more),
};

/** WCAG 2.2 AAA: 7:1 for text (1.4.6). */
const text = [
  ['--ink', '--ground'],
  ['--ink', '--ground-raised'],
  ['--ink', '--midnight'],
  ['--ink-quiet', '--ground'],
  ['--ink-quiet', '--ground-raised'],
  ['--accent', '--ground'],
  ['--sheet-ink', '--sheet'],
  ['--sheet-ink-quiet', '--sheet'],
  ['--sheet-link', '--sheet'],
  ['--sheet', '--sheet-link'],
  ['--button-ink', '--button'],
] as const;

/** 3:1 for what must be seen but is not read: the edges of controls and the focus (1.4.11, 2.4.13). */
const edges = [
  ['--focus', '--ground'],
  ['--focus', '--ground-raised'],
  ['--focus', '--focus-halo'],
  ['--focus-halo', '--sheet'],
  ['--line', '--ground'],
  ['--sheet-line', '--sheet'],
] as const;

function rolesOf(...parts: string[]) {
  return new Map(parts.flatMap(declarations));
}

function resolve(name: string, roles: Map<string, string>): string {
  const value = roles.get(name);
  if (value === undefined) throw new Error(`tokens.css does not define ${name}.`);
  const inner = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return inner ? resolve(inner, roles) : value;
}

describe.each(Object.entries(themes))('in the theme %s', (_, roles) => {
  const contrast = (one: string, other: string) => new Color(resolve(one, roles)).contrast(resolve(other, roles), 'WCAG21');

  it.each(text)('%s is readable on %s (7:1)', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(edges)('%s is visible on %s (3:1)', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
