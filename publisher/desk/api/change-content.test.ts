import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../renderer/paths';
import { actions } from './actions';
import { type ContentStore, contentStore } from './content-store';

let store: ContentStore;
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'desk-test-'));
  cpSync(contentFolder, root, { recursive: true });
  store = contentStore(root);
});
afterEach(() => rmSync(store.root, { recursive: true, force: true }));

type Entry = { data: string };
const act = (name: string, params: object): unknown => actions[name]?.(store, params);
const open = (path: string) => JSON.parse((act('getEntry', { path }) as Entry).data);
const save = (path: string, values: unknown) => act('persistEntry', { dataFiles: [{ path, raw: JSON.stringify(values) }] });

describe('saving', () => {
  it.each(['site.yaml', 'home.yaml', 'rules.yaml', 'legal/cookies.yaml', 'articles/dicas-aproveitar-bonus.md'])('%s unchanged changes no byte', (path) => {
    const before = store.read(path);
    save(path, open(path));
    expect(store.read(path)).toBe(before);
  });

  it('refuses what the site would not build, in the words of the site, and writes nothing', () => {
    const before = store.read('site.yaml');
    expect(() => save('site.yaml', { ...open('site.yaml'), name: 'x'.repeat(60) })).toThrow(
      'content/site.yaml › name\n  O quê: o texto tem 60 caracteres, e o máximo é 40.',
    );
    expect(store.read('site.yaml')).toBe(before);
  });

  it('tells the one cause of many problems', () => {
    expect(() => save('promotion.yaml', { ...open('promotion.yaml'), drawOn: '2025-12-20' })).toThrow(/^1 problema em content/);
  });

  it('refuses to remove an article that others point to', () => {
    expect(() => act('deleteFiles', { paths: ['articles/dicas-aproveitar-bonus.md'] })).toThrow('não é o slug de outro artigo');
    expect(store.read('articles/dicas-aproveitar-bonus.md')).toBeDefined();
  });

  it('lets one thing be mended while another is still wrong', () => {
    store.write('facts.yaml', store.read('facts.yaml')?.replace('minimumAge: 18', 'minimumAge: 0') ?? '');
    save('about.yaml', { ...open('about.yaml'), buttonLabel: 'Ver os parceiros' });
    expect(store.read('about.yaml')).toContain('buttonLabel: Ver os parceiros');
  });

  it.each(['../package.json', '/etc/hostname', 'articles/../site.yaml', 'articles/Título.md', 'outro.yaml'])('has nothing to do with %s', (path) => {
    expect(() => open(path)).toThrow('não é um ficheiro que a mesa possa abrir');
    expect(() => save(path, {})).toThrow();
  });
});
