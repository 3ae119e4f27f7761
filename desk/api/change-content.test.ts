import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeContent } from './change-content';
import { openDesk } from './desk';
import { article, byHand, change, desk, deskForEachTest, open, textOf } from './test-desk';

deskForEachTest();

const about = () => ({ path: 'about.yaml', text: textOf('about.yaml')?.replace(/^title: .*/m, 'title: Outro'), token: open('about.yaml').token });

it('what stands in a file is asked, and another put in its place, while no other desk makes changes', () => {
  const held: Record<string, boolean[]> = { read: [], write: [] };
  const noted = (name: 'read' | 'write', path: string) => path === 'about.yaml' && held[name]?.push(existsSync(join(desk.stateFolder, 'a-guardar')));
  const { read, write } = desk.store;
  const store = {
    ...desk.store,
    read: (path: string) => {
      noted('read', path);
      return read(path);
    },
    write: (path: string, text: string) => {
      noted('write', path);
      write(path, text);
    },
  };
  changeContent({ ...desk, store }, [about()]);
  expect(held.write).toEqual([true]);
  expect(held.read).not.toContain(false);
});

it('the copy on which changes are tried follows the content, and what did not change stays in it', () => {
  const inTrial = (path: string) => join(desk.trialFolder, path);
  change('about.yaml', { title: 'Um' });
  const { ino } = statSync(inTrial(article));
  byHand('legal/terms.yaml', 'title: "');
  rmSync(join(desk.store.root, 'articles/ruas-de-pedra.md'));
  change('site.yaml', { name: 'Outro nome' });
  expect(statSync(inTrial(article)).ino).toBe(ino);
  expect(readdirSync(inTrial('articles'))).not.toContain('ruas-de-pedra.md');
  expect(statSync(inTrial('legal/terms.yaml')).size).toBe(8);
});

it('a desk that was killed leaves no copy of the texts behind', () => {
  change('about.yaml', { title: 'Um' });
  expect(existsSync(desk.trialFolder)).toBe(true);
  openDesk(desk.store.root);
  expect(existsSync(desk.trialFolder)).toBe(false);
});
