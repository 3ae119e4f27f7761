import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { article, byHand, change, desk, deskForEachTest, folder, open, run, save, versionsOf } from './test-desk';

deskForEachTest();
const drawn = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
const add = async (name: string, bytes: Buffer) => (await run('addPicture', { name, base64: bytes.toString('base64') })).name;

it('get a name for addresses, one for each picture', async () => {
  expect(await add('Elétrico 28.PNG', await drawn('red'))).toBe('eletrico-28.jpg');
  expect(await add('eletrico 28.jpeg', await drawn('red'))).toBe('eletrico-28.jpg');
  expect(await add('Elétrico 28.jpg', await drawn('blue'))).toBe('eletrico-28-2.jpg');
  expect(await add('con.jpg', await drawn('red'))).toBe('con-2.jpg');
  expect(await add('../../🎄', await drawn('red'))).toBe('imagem.jpg');
  expect(run('unusedPictures', {})).toEqual(['con-2.jpg', 'eletrico-28-2.jpg', 'eletrico-28.jpg', 'imagem.jpg']);
});

it('are shown by articles; those that none shows are removed, and come back by themselves or with a text that shows them', async () => {
  const name = await add('a.jpg', await drawn('red'));
  const told = () =>
    run('recentChanges', {})
      .flatMap((change) => [change, ...change.followed])
      .find((change) => change.name === 'Imagem «a.jpg»');
  expect(told()).toMatchObject({ what: 'acrescentada', returns: false });
  const { values } = open(article);
  expect(() => change(article, { body: `${values.body}\n\n![](${name})` })).toThrow('não diz o que nela se vê');
  change(article, { body: `${values.body}\n\n![Uma cor](${name})` });
  const bytes = readFileSync(join(desk.store.root, 'pictures', name));
  expect(() => run('removePicture', { name })).toThrow('Um artigo mostra a imagem');
  save(article, values);
  for (const bringBack of [
    () => run('returnPicture', { name }),
    () => run('save', { path: article, token: open(article).token, text: versionsOf(article)[0]?.text }),
  ]) {
    run('removePicture', { name });
    expect(desk.store.pictures()).toEqual([]);
    expect(told()).toMatchObject({ what: 'apagada', returns: true });
    bringBack();
    expect(desk.store.readPicture(name)).toEqual(bytes);
    expect(told()).toMatchObject({ what: 'reposta', returns: false });
  }
});

it('one of which the name is the end of another can be removed', async () => {
  const [name, shown] = [await add('a.jpg', await drawn('red')), await add('data.jpg', await drawn('blue'))];
  change(article, { body: `${open(article).values.body}\n\n![Uma cor](${shown})` });
  expect(run('unusedPictures', {})).toEqual([name]);
  run('removePicture', { name });
  expect(desk.store.pictures()).toEqual([shown]);
  // What is no mention of it does not bring it back.
  change(article, { topic: 'Outro' });
  expect(desk.store.pictures()).toEqual([shown]);
});

it.each([
  ['refused', { tile: 'nenhum' }, undefined],
  ['that is stale', {}, 'outra'],
])('a save %s brings none back', async (_, fields, token) => {
  const name = await add('a.jpg', await drawn('red'));
  run('removePicture', { name });
  const { values } = open(article);
  expect(() => save(article, { ...values, ...fields, body: `${values.body}\n\n![Uma cor](${name})` }, token)).toThrow();
  expect(desk.store.pictures()).toEqual([]);
});

it('none is unused while an article cannot be read', async () => {
  const name = await add('a.jpg', await drawn('red'));
  byHand(article, Buffer.from([0xff]));
  expect(run('unusedPictures', {})).toEqual([]);
  expect(() => run('removePicture', { name })).toThrow('não se deixa ler e pode mostrá-la');
});

it.each([
  ['of another kind', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'não é uma imagem JPEG'],
  ['cut short', async () => (await drawn('red')).subarray(0, 300), 'não se deixa ler até ao fim'],
  // What else is refused: src/model/reading/pictures.test.ts.
])('that are %s are refused with a sentence, and leave nothing', async (_, bytes, words) => {
  await expect(async () => add('a.jpg', await bytes())).rejects.toThrow(words);
  expect(desk.store.pictures()).toEqual([]);
});

it('go through no link out of the folder', async () => {
  symlinkSync(folder, join(desk.store.root, 'pictures'));
  await expect(async () => add('a.jpg', await drawn('red'))).rejects.toThrow('é uma ligação para fora da pasta');
});

it.each(['../site.yaml', 'a.jpg', '/etc/hostname'])('%s is none to be removed', (name) => {
  expect(() => run('removePicture', { name })).toThrow('Um artigo mostra a imagem');
});
