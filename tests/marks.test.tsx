import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { visibleText } from '../desk/visible-text';
import { textFiles } from '../renderer/text-files';
import { fileOf } from '../src/layout/page';
import type { Content } from '../src/model/content';
import type { Beside } from '../src/model/schemas/notices';
import { pagesOf } from '../src/site';
import { fillIn, loadChanged } from './changed-content';
import { drawPages } from './drawn-pages';
import type { Files } from './invented-content';

const today = '2030-11-01';

type Notice = Beside | 'draw';
/** The part of the files that each notice is about. The sentence on all of them is about every mark. */
const marked: Record<Exclude<Notice, 'examples' | 'inventedExample'>, (files: Files) => unknown> = {
  partner: (files) => files.casinos,
  draw: (files) => [files.promotion.authorisation],
  testimonials: (files) => files.home.testimonials,
  figures: (files) => files.home.figures,
  newsletter: (files) => files.home.newsletter,
  controller: (files) => files.site.controller,
  licences: (files) => [files.licensedOperators.readOn],
};
const names = Object.keys(marked) as (keyof typeof marked)[];

const loadWith = (change: (files: Files) => void = () => {}) =>
  loadChanged((files) => {
    Object.assign(files.promotion, { signUpsOpenOn: '2030-12-01', signUpsCloseOn: '2030-12-24', drawOn: '2030-12-25', listPublishedBy: '2030-12-27' });
    files.site.contactConfirmedUntil = '2031-06-01';
    change(files);
  }, today);

/** Every page and every file with words, drawn as the build draws them. */
async function builtFrom(content: Content): Promise<Map<string, string>> {
  const files = new Map(Object.entries(textFiles(content, pagesOf(content), { touchIcon: '/', favicon: '/' })));
  for (const [path, html] of await drawPages(content)) files.set(fileOf(path), html);
  return files;
}

const noticesIn = ($: CheerioAPI) =>
  $('[data-notice]')
    .toArray()
    .map((notice) => $(notice).attr('data-notice') ?? '');
const page = (files: Map<string, string>, file: string) => load(files.get(file) ?? '');
const pagesIn = (files: Map<string, string>) => [...files].filter(([name]) => name.endsWith('.html'));
const noticesOf = (files: Map<string, string>) => new Set(pagesIn(files).flatMap(([, html]) => noticesIn(load(html))));
const wordsIn = ($: CheerioAPI) => visibleText($).replaceAll('\u00a0', ' ');

/** What the reader of a page, or of a file, sees of one notice: its words. */
const wordsOf = ({ notices }: Content, notice: keyof typeof marked): string[] =>
  notice === 'draw' ? Object.values(notices.draw.unauthorised).map(({ sentence }) => sentence) : [notices[notice]];

const content = loadWith();
const files = await builtFrom(content);

describe('with every mark set', () => {
  it('every notice stands', () => {
    expect(noticesOf(files)).toEqual(new Set([...names, 'examples']));
  });

  it('no section shows a notice twice, and each comes before the button that it concerns', () => {
    for (const [, html] of pagesIn(files)) {
      const $ = load(html);
      for (const section of $('main section, main article').not(':has(section, article, details)')) {
        const notices = $('[data-notice]', section);
        const shown = notices.toArray().map((notice) => $(notice).attr('data-notice'));
        expect(shown, $(section).text()).toEqual([...new Set(shown)]);
        const order = $('[data-notice], button[type=submit], a[rel~=sponsored]', section).toArray();
        for (const button of order.filter((element) => !$(element).is('[data-notice]'))) {
          expect(notices, $(section).text()).not.toHaveLength(0);
          expect(order.indexOf(notices[0] as (typeof order)[number])).toBeLessThan(order.indexOf(button));
        }
      }
    }
  });

  it('nothing says that sign-ups are open', () => {
    for (const [file, text] of files) expect(text, file).not.toContain(content.notices.draw.authorised.open.sentence);
  });
});

describe('with every mark removed', async () => {
  const content = loadWith((files) => fillIn(files, '2030-10-01'));
  const files = await builtFrom(content);

  it('no page has a notice or a bracket', () => {
    for (const [file, html] of pagesIn(files)) {
      expect(noticesIn(load(html)), file).toEqual([]);
      expect(wordsIn(load(html)), file).not.toMatch(/\[[^\]]*\]/);
    }
  });

  it('partners show their licence, the draw its sign-ups, the e-mail can be written to', () => {
    expect(wordsIn(page(files, 'cassinos-online.html'))).toContain(
      'Vimos na lista do SRIJ, em 1 de outubro de 2030, a licença de Empresa, S.A. para jogos de fortuna ou azar.',
    );
    expect(wordsIn(page(files, 'regras.html'))).toContain(content.notices.draw.authorised.open.sentence);
    expect(files.get('politica-privacidade.html')).toContain('href="mailto:');
    expect(files.get('.well-known/security.txt')).toContain('Contact: mailto:');
  });
});

describe('removing one mark', () => {
  it.each(names)('%s takes its notice from every page and file, and no other', async (notice) => {
    const content = loadWith((files) => fillIn(marked[notice](files), '2030-10-01'));
    const after = await builtFrom(content);
    for (const words of wordsOf(content, notice)) {
      expect([...files.values()].join()).toContain(words);
      expect([...after.values()].join()).not.toContain(words);
    }
    expect(noticesOf(after)).toEqual(new Set([...names.filter((other) => other !== notice), 'examples']));
  });

  it('the last one takes the sentence that there are any, from the page about the project and from llms.txt', async () => {
    const places = ['sobre-o-projeto.html', 'llms.txt'];
    const [whole, last] = [{}, { prize: { value: 'a anunciar', placeholder: 'O prémio.' } }].map((promotion) =>
      loadWith((files) => {
        fillIn(files, '2030-10-01');
        Object.assign(files.promotion, promotion);
      }),
    ) as [Content, Content];
    const [after, before] = [await builtFrom(whole), await builtFrom(last)];
    for (const place of places) {
      expect(before.get(place), place).toContain(last.notices.examples);
      expect(after.get(place), place).not.toContain(whole.notices.examples);
    }
  });

  it('partner by partner: only those that are examples say so', async () => {
    const content = loadWith((files) => fillIn([files.casinos.casinos[0]], '2030-10-01'));
    const $ = page(await builtFrom(content), 'cassinos-online.html');
    const notices = $('main article')
      .toArray()
      .map((card) => $('[data-notice=partner]', card).length);
    expect(notices).toEqual(content.casinos.casinos.map(({ placeholder }) => (placeholder ? 1 : 0)));
  });
});

it('sections that are switched off are gone, and their notices with them', async () => {
  const content = loadWith((files) => {
    for (const section of ['testimonials', 'figures', 'newsletter']) files.home[section].show = false;
  });
  const home = page(await builtFrom(content), 'index.html');
  for (const { title } of [content.home.testimonials, content.home.figures, content.home.newsletter]) expect(wordsIn(home)).not.toContain(title);
  expect(noticesIn(home).filter((notice) => !['draw', 'partner'].includes(notice))).toEqual([]);
});
