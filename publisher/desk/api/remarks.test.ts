import { expect, it } from 'vitest';
import { loadContent } from '../../../src/model/load-content';
import { desk, deskForEachTest, run } from './test-desk';

deskForEachTest();

it('remarks on spelling, Brazil, pressure and «você», in the field where they stand; addresses and names are not spelt', async () => {
  const values = { title: 'Uma frase correta', part: [{ text: 'O usuário não perca. Você vê https://xyzq.pt e {{inscricoes}} errradas.' }], slug: 'xyzq' };
  const remarks = await run('remarks', { path: 'about.yaml', values });
  expect(remarks.map(({ field, found }) => [field, found])).toEqual(['errradas', 'Você', 'usuário', 'não perca'].map((found) => ['part[0].text', found]));
  expect(remarks[2]?.words).toContain('utilizador');
  expect(remarks.map(({ unknown }) => unknown)).toEqual([true, undefined, undefined, undefined]);
  run('acceptWord', { word: 'errradas' });
  const left = await run('remarks', { path: 'about.yaml', values });
  expect(left.map(({ found }) => found)).not.toContain('errradas');
  expect(loadContent(desk.store.root).dictionary.words).toEqual(['errradas', 'rollover']);
});
