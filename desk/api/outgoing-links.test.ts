import { beforeEach, expect, it } from 'vitest';
import { article, byHand, change, deskForEachTest, open, run, textOf } from './test-desk';

deskForEachTest();
const from = 'https://fonte.test/';
const links = () => run('links', {});
beforeEach(() => byHand(article, open(article).text.replace('https://livro.test/', from)));

it('are listed once, with their kind and the places that name them', () => {
  expect(new Set(links().map(({ address }) => address)).size).toBe(links().length);
  expect(new Set(links().map(({ kind }) => kind))).toEqual(new Set(['parceiro', 'ajuda', 'fonte', 'outra']));
  expect(links().find(({ address }) => address === from)?.places).toEqual([
    { path: article, field: 'sources[0].address', place: expect.stringContaining('Barcos de papel › Fontes › 1 › O endereço') },
  ]);
});

it('change in all their places at once, and no longer address with them', () => {
  change('about.yaml', { mission: { title: 'Ruas', text: `[um](${from}) e [outro](${from}mais).` } });
  run('changeLink', { from, to: 'https://novo.pt/?a=1#b' });
  expect(links().some(({ address }) => address === from)).toBe(false);
  expect(links().find(({ address }) => address === 'https://novo.pt/?a=1#b')?.places).toHaveLength(2);
  expect(textOf('about.yaml')).toContain(`[um](https://novo.pt/?a=1#b) e [outro](${from}mais).`);
});

it.each(['http://novo.pt', 'javascript:alert(1)', 'https://a b', 'https://a.pt/(', '', '//a.pt'])('do not become «%s»', (to) => {
  expect(() => run('changeLink', { from, to })).toThrow('não é um endereço seguro e completo');
});
