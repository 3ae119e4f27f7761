import { expect, it } from 'vitest';
import { smallSite } from './small-site';
import { checkUnfinishedWords } from './unfinished-words';

const found = (html: string, files = {}) =>
  checkUnfinishedWords(smallSite({ 'a.html': `<!doctype html><html><head></head><body>${html}</body></html>`, ...files })).map(({ what }) => what);

it.each(['Por agora, nada.', 'Um parceiro de exemplo.', 'Ainda é provisória.', 'Entre parênteses retos.', 'Morada: [morada]', 'Nome por preencher'])(
  'prose may not say «%s»',
  (words) => {
    expect(found(`<p>${words}</p>`)).toHaveLength(1);
    expect(found(`<meta name="description" content="${words}">`)).toHaveLength(1);
  },
);

it('nor may a file for machines, whose own signs are no brackets, and whose list of examples is no prose', () => {
  const files = { 'artigos.atom': '<title><![CDATA[Por agora]]></title>', 'llms.txt': '- Números de exemplo.\n- [A](/a): provisório' };
  expect(found('', files)).toHaveLength(2);
});

it('a notice may', () => {
  expect(
    found('<p>Por <b>exemplo</b>, agora <span data-notice="partner">Parceiro de exemplo</span></p><div data-notice="list"><p>por agora</p></div>'),
  ).toEqual([]);
});
