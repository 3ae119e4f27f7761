import { expect, it } from 'vitest';
import { loadContent } from '../../rules/load-content';
import { desk, deskForEachTest, run } from './test-desk';

deskForEachTest();

it('remarks on spelling, Brazil, pressure and «você», in the field where they stand; addresses and names are not spelt', async () => {
  const values = { title: 'Uma frase correta', part: [{ text: 'O usuário não perca. Você vê https://xyzq.pt e {{inscricoes}} errradas.' }], slug: 'xyzq' };
  const remarks = await run('remarks', { path: 'about.yaml', values });
  expect(remarks.map(({ field, words }) => [field, words])).toEqual(['errradas', 'Você', 'usuário', 'não perca'].map((words) => ['part[0].text', words]));
  expect(remarks[2]?.mend).toContain('utilizador');
  expect(remarks.map(({ rule }) => rule)).toEqual(['spelling', 'phrasing', 'phrasing', 'pressure']);
  run('acceptWord', { word: 'errradas' });
  const left = await run('remarks', { path: 'about.yaml', values });
  expect(left.map(({ words }) => words)).not.toContain('errradas');
  expect(loadContent(desk.store.root).dictionary.words).toEqual(['errradas', 'rollover']);
});

it.each(['a', 'a.', '](', '{{', 'https://', 'A'])('a text of nothing but «%s» keeps nobody waiting', async (sign) => {
  const remarks = await run('remarks', { path: 'about.yaml', values: { lead: `${sign.repeat(200_000 / sign.length)} cassino` } });
  expect(remarks.map(({ words }) => words)).toEqual(['cassino']);
});
