import { expect, it } from 'vitest';
import type { Content } from '../../src/model/load-content';
import { saidIn } from './reading';
import { checkSpelling } from './spelling';

it('finds what is misspelt and what is spelt as in Brazil; the fixed labels stay', async () => {
  const problems = await checkSpelling(
    [
      { where: 'a.yaml', text: 'Os cassinos pedem um registro.\nUma palavra erada.' },
      {
        where: 'b.yaml',
        text: 'Cassinos Online\nTermos de Uso\nConfigurações\nO botão «Configurações» não faz nada.\nObrigado por se inscrever! Fique atento às novidades.',
      },
    ],
    [],
  );
  expect(problems.map(({ file, what }) => `${file} ${what.split(' ')[0]}`)).toEqual(['a.yaml «cassinos»', 'a.yaml «registro»', 'a.yaml «erada»']);
});

it('an accepted word is right, at the start of a sentence too', async () => {
  const reading = [{ where: 'a.yaml', text: 'Rabelos e barcos rabelos.' }];
  expect(await checkSpelling(reading, [])).toHaveLength(2);
  expect(await checkSpelling(reading, ['rabelos'])).toEqual([]);
});

it('a word of the content is no fault of the interface, wherever a page shows it', async () => {
  const content = { about: { title: 'Barcos rabelos desgradados' }, texts: new Map([['a.md', 'O zwingo.']]) } as unknown as Content;
  const remarks = await checkSpelling([{ where: 'a.html', text: 'Rabelos, rabelos, zwingo, desgrada' }], []);
  expect(remarks.map((remark) => [remark.found, saidIn(content)(remark)])).toEqual([
    ['Rabelos', false],
    ['rabelos', true],
    ['zwingo', true],
    ['desgrada', false],
  ]);
});
