import { expect, it } from 'vitest';
import { loadContent } from '../../rules/rulebook';
import { lisbonToday } from '../../src/model/derived/today';
import type { Values } from './entry-text';
import { desk, deskForEachTest, open, run } from './test-desk';

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

it('says of a form what keeps the launch back, before that is saved; what is refused is said at the save', async () => {
  const path = 'casinos.yaml';
  const { values } = open(path);
  const [example, ...others] = values.casinos as Values[];
  const licence = { company: 'Falsa, S.A.', games: 'todos', seenOn: '2999-01-01' };
  const wrong = { ...example, placeholder: null, title: 'Falso', link: 'https://casino-falso.com/', buttonLabel: 'Jogue agora!', licence };
  const remarks = async (first: Values) => {
    const found = await run('remarks', { path, values: { ...values, casinos: [first, ...others] } });
    return found
      .filter(({ rule, field }) => !['spelling', 'words-of-example'].includes(rule) && field?.startsWith('casinos[0]'))
      .map(({ rule, severity, field }) => [rule, severity, field]);
  };
  expect(await remarks(wrong)).toEqual([
    ['licences', 'launch', 'casinos[0].licence.seenOn'],
    ['licences', 'launch', 'casinos[0].licence.domain'],
    ['pressure', 'remark', 'casinos[0].buttonLabel'],
    ['partner-buttons', 'remark', 'casinos[0].buttonLabel'],
  ]);
  expect(await remarks({ ...wrong, buttonLabel: 'Visitar Falso', link: 'http://' })).toEqual([]);
  expect(await remarks({ ...wrong, buttonLabel: 'Visitar Falso', link: 'https://www.wikipedia.org/', licence: { ...licence, seenOn: lisbonToday() } })).toEqual(
    [],
  );
});
