import { expect, it } from 'vitest';
import { byHand, change, deskForEachTest, open, run, textOf } from './test-desk';

deskForEachTest();
const titles = () => run('partners', {}).partners.map(({ title }) => title);

it('change places, and take their comments along', () => {
  byHand('casinos.yaml', open('casinos.yaml').text.replace('casinos:\n', 'casinos:\n  # o primeiro\n'));
  const { text, token } = open('casinos.yaml');
  const [head, comment, one, two, ...rest] = text.split(/(?<=\ncasinos:\n)|\n(?= {2}- )/);
  expect(run('movePartner', { from: 1, to: 0, token }).partners.map(({ title }) => title)).toEqual(['casinos 1 title', 'casinos 0 title', 'casinos 2 title']);
  expect(textOf('casinos.yaml')).toBe(`${head}${[two, comment, one, ...rest].join('\n')}`);
});

it('stay where they are when the list is no longer the one that was seen', () => {
  const { token } = open('casinos.yaml');
  change('casinos.yaml', { title: 'Outro' });
  expect(() => run('movePartner', { from: 1, to: 0, token })).toThrow('mudou no disco');
  expect(() => run('movePartner', { from: 1, to: 3, token: open('casinos.yaml').token })).toThrow('já não está na lista');
  expect(titles()).toEqual(['casinos 0 title', 'casinos 1 title', 'casinos 2 title']);
});

it('of a file that cannot be read there are none', () => {
  byHand('casinos.yaml', Buffer.from([0xff]));
  expect(run('partners', {})).toMatchObject({ partners: [], most: 6 });
});
