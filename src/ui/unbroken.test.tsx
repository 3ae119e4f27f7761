import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbroken } from './unbroken';

it('a drawn text breaks neither inside a word nor inside a range', () => {
  const drawn = renderToStaticMarkup(unbroken('o DSM-5, ou escondo-o: um «e-mail», 10–20%, n.º 903-B/2015, segunda-feira. Fim – ou não'));
  expect(drawn.replaceAll(/<span class="unbroken">(.*?)<\/span>/g, '[$1]')).toBe(
    'o [DSM-5], ou [escondo-o]: um [«e-mail]», [10–20%], n.º [903-B]/2015, [segunda-feira]. Fim – ou não',
  );
});
