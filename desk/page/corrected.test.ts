import { expect, it } from 'vitest';
import { corrected } from './corrected';

it('what is right stands in the place of all words that a remark is about, and in no address', () => {
  const values = { title: '50 €', sections: [{ text: 'São 50 € e mais 50 €: [50 €](https://a.test/50 €).' }] };
  expect(corrected(values, [{ field: 'sections[0].text', words: '50 €', right: '50€' }])).toEqual({
    title: '50 €',
    sections: [{ text: 'São 50€ e mais 50€: [50€](https://a.test/50 €).' }],
  });
  expect(corrected({ body: 'Das 10-20: https://a.test/10-20 ou [10-20](/a/10-20).' }, [{ field: 'body', words: '10-20', right: '10–20' }])).toEqual({
    body: 'Das 10–20: https://a.test/10-20 ou [10–20](/a/10-20).',
  });
  expect(corrected({ body: 'A tela e a cautela.' }, [{ field: 'body', words: 'tela', right: 'X' }])).toEqual({ body: 'A X e a cautela.' });
  expect(corrected({}, [{ field: 'sections[3].text', words: 'a', right: 'b' }])).toEqual({});
});
