import { expect, it } from 'vitest';
import type { Values } from './entry-text';
import { byHand, change, deskForEachTest, open, run, save, textOf } from './test-desk';

deskForEachTest();

it('a partner that is no longer an example is remarked on, there and by the launch check, while it has words of the example', async () => {
  const path = 'casinos.yaml';
  const { casinos, ...rest } = open(path).values as { casinos: Values[] };
  const real = { title: 'Casino Novo', link: 'https://casino.pt/a', description: 'Outra descrição.', placeholder: null };
  const licence = { company: 'Empresa, S.A.', games: 'jogos de fortuna ou azar', seenOn: '2026-01-01' };
  const remarksOn = async (values: Values) =>
    (await run('remarks', { path, values })).filter(({ rule }) => rule === 'words-of-example').map(({ field }) => field);
  const left = ['casinos[0].longDescription', 'casinos[0].conditions'];
  const next = { ...rest, casinos: [{ ...casinos[0], ...real, licence }, ...casinos.slice(1)] };
  expect(await remarksOn(next)).toEqual(left);
  save(path, next);
  change(path, { casinos: [...(open(path).values.casinos as Values[]).with(0, { ...next.casinos[0], longDescription: 'Nova.' })] });
  expect(await remarksOn(open(path).values)).toEqual(left.slice(1));
  const found = (await run('launchCheck', {})).groups.flatMap(({ files }) => files.flatMap((one) => one.found));
  expect(found.filter(({ rule }) => rule === 'words-of-example').map(({ field }) => field)).toEqual(left.slice(1));
});
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
  expect(() => run('movePartner', { from: 1, to: 0, token })).toThrow('foi guardado entretanto');
  expect(() => run('movePartner', { from: 1, to: 3, token: open('casinos.yaml').token })).toThrow('já não está na lista');
  expect(titles()).toEqual(['casinos 0 title', 'casinos 1 title', 'casinos 2 title']);
});

it('of a file that cannot be read there are none', () => {
  byHand('casinos.yaml', Buffer.from([0xff]));
  expect(run('partners', {})).toMatchObject({ partners: [], most: 6 });
});

type Partner = { title: string; conditions: string };
const partners = () => open('casinos.yaml').values.casinos as Partner[];
const withPartner = (index: number, fields: Partial<Partner>) =>
  change('casinos.yaml', { casinos: partners().with(index, { ...partners()[index], ...fields } as Partner) });

it('one that was taken away waits in the bin, by its name, and comes back to its place as it was', () => {
  const before = partners();
  change('casinos.yaml', { casinos: before.toSpliced(1, 1) });
  withPartner(0, { conditions: 'Mudado depois.' });
  expect(run('partners', {}).gone).toMatchObject([{ title: 'casinos 1 title' }]);
  run('returnPartner', { title: 'casinos 1 title' });
  expect(partners()).toEqual(before.with(0, { ...before[0], conditions: 'Mudado depois.' } as Partner));
  expect(run('partners', {}).gone).toEqual([]);
});

it('one that got another name is not in the bin', () => {
  withPartner(1, { title: 'Outro nome' });
  expect(run('partners', {}).gone).toEqual([]);
});

it('each has a history of its own, wherever it stood in the list, and is put back alone', () => {
  const path = 'casinos.yaml';
  const was = partners()[2];
  withPartner(2, { conditions: 'Um engano.' });
  withPartner(0, { conditions: 'De outro.' });
  run('movePartner', { from: 2, to: 0, token: open(path).token });
  const { name, versions } = run('versions', { path, partner: 0 });
  expect({ name, versions }).toMatchObject({ name: 'casinos 2 title', versions: [{}] });
  const id = versions[0]?.id ?? '';
  expect(run('version', { path, partner: 0, id }).changes).toMatchObject([{ before: 'Um engano.', after: was?.conditions }]);
  run('restorePartner', { partner: 0, id, token: open(path).token });
  expect(partners()[0]).toEqual(was);
  expect(partners()[1]?.conditions).toBe('De outro.');
});
