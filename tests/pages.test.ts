/* What each page has, in order, of the invented content: all that its file says, and what the code makes of that. */
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { loadContent } from '../rules/rulebook';
import { blocksOf, parseMarkdown } from '../src/markdown';
import { filesOf } from '../src/model/content';
import { partsIn } from '../src/model/derived/parts';
import { idsOfPage, sectionIds } from '../src/model/derived/section-ids';
import { dayInWords } from '../src/model/derived/words';
import { blockNames, withCaption } from '../src/model/markdown/blocks';
import { idsIn } from '../src/model/reading/links-in';
import { articlesPerPage } from '../src/model/schemas/articles';
import { articleListPath, articlePath, routes } from '../src/routes';
import { drawPages } from './drawn-pages';
import { readerOf } from './drawn-words';

const content = loadContent(contentFolder);
const drawn = await drawPages(content);
const { articleList, casinos, facts, licensedOperators, rights, terms } = content;
const articles = content.articles.slice(0, articlesPerPage);
const [article] = content.articles as [(typeof content.articles)[0]];
const { title, description, topic, lead, headings, sources, publishedOn, reviewedOn } = article;

/** The sections of a page from above, where its file does not have them in a list. */
const sectionsOf: Record<string, string> = {
  home: 'hero casinos steps testimonials figures newsletter navigation',
  casinos: 'casinos turnTo',
  rights: 'unpaid refused illegal messages letters sources',
  rules: 'sections faq sources',
  responsibleGambling: 'helpFirst doors definition signs tips help commitments sources',
  about: 'mission offers transparency identity contact',
  privacy: 'sections rights contact',
  cookies: 'storage typesTitle sections',
  terms: 'sections furtherSections changes',
};
/** Each page, and what it is to say. */
const pages: [path: string | undefined, value: unknown, sections?: string | undefined][] = [
  ...filesOf(content).map(({ name, path, value }): [string | undefined, unknown, string | undefined] => [path, value, sectionsOf[name]]),
  [routes.responsibleGambling, content.help],
  [routes.home, casinos.casinos.map(({ title, description, buttonLabel, link }) => ({ title, description, buttonLabel, link }))],
  [routes.articles, articles.map(({ title, slug, excerpt }) => ({ title, to: articlePath(slug), excerpt }))],
  [articlePath(article.slug), { title, description, topic, lead, headings, sources, publishedOn, reviewedOn }, 'lead headings sources'],
];

/** Marks, choices, a service that nobody has yet; and of a partner, what the home page says. */
const unsaid = /(^|\.)(placeholder|ornament|mark|readAs|service\.value)$|^casinos\[\d+\]\.description$/;

it.each(pages.filter(([path]) => path))('%s has what its content says, in order', (path, value, sections = '') => {
  const html = plain(drawn.get(path) ?? '');
  const $ = load(html);
  const said = `${$.root().text()} ${html}`;
  const [placesOf, firstOf] = [new Map<string, number[]>(), new Map<string, number>()];
  for (const { field, part } of partsIn(value)) {
    if (typeof part === 'string' && !unsaid.test(field)) {
      // Of a link, its words.
      const words = plain(part.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
      expect(said, field).toContain(words);
      const place = html.indexOf(words, html.indexOf('<main'));
      const [section = ''] = field.split(/[.[]/);
      if (!firstOf.has(section)) firstOf.set(section, place);
      const list = field.replace(/\[\d+\]/g, '[]');
      if (place > -1) placesOf.set(list, [...(placesOf.get(list) ?? []), place]);
    }
    for (const [address, words] of addressesIn(part)) {
      const links = $(`a[href="${address}"]`)
        .toArray()
        .map((link) => $(link).text());
      expect(links, field).toContainEqual(expect.toSatisfy((link: string) => words.some((one) => link.includes(one))));
    }
  }
  const inOrder = (places: number[]) => expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const [list, places] of placesOf) if (list.includes('[]') && !list.endsWith('.id')) inOrder(places);
  inOrder(sections.split(' ').map((section) => firstOf.get(section) ?? 0));
});

/** As it is read. */
const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll(/<span class="unbroken">(.*?)<\/span>/g, '$1');

/** What a record calls an address, with the other words of the record: one of them is the link's. */
function addressesIn(record: unknown): [address: string, words: string[]][] {
  const texts = typeof record === 'string' || Array.isArray(record) ? [] : Object.values(record ?? {}).filter((text) => typeof text === 'string');
  return texts.filter((text) => /^(https:|\/)/.test(text)).map((address) => [address, texts.filter((text) => text !== address).map(plain)]);
}

const { finds } = readerOf(drawn);
const card = 'article:has([rel~="sponsored"])';
const tels = [facts.helpLine, '808 24 24 24', '112', '1411'].map((number) => `Ligar ${number} → tel:${number.replaceAll(' ', '')}`);

it.each<[path: string, selector: string, expected: (string | RegExp)[]]>([
  ...[routes.home, routes.casinos].flatMap((path): [string, string, (string | RegExp)[]][] => [
    [path, `${card} p:contains("Publicidade")`, casinos.casinos.map(() => new RegExp(`Publicidade · ${facts.minimumAge}\\+$`))],
    [path, `${card} a:contains("Ver no SRIJ")`, casinos.casinos.map(() => `Ver no SRIJ (abre num novo separador) → ${facts.licenceList}`)],
  ]),
  [routes.casinos, 'main li a[href^="tel:"]', [`${facts.helpLine}, dias úteis → tel:${facts.helpLine}`, '808 24 24 24, dia e noite → tel:808242424']],
  [routes.rights, 'main nav a', [licensedOperators, rights.unpaid, rights.refused, rights.illegal, rights.messages, rights.letters].map(linkTo)],
  [routes.rights, 'caption', [/^Casinos na lista do SRIJ lida a 1 de novembro de 2025/]],
  // Without a link to any brand.
  [routes.rights, 'section:has(caption) :is(table, details) a', []],
  [articlePath(article.slug), 'main nav details a', headings.filter(({ level }) => level === 2).map(({ id, text }) => linkTo({ id, title: text }))],
  [articlePath(article.slug), 'section:has(h2:contains("Artigos relacionados")) li', article.related.map(() => /./)],
  [routes.responsibleGambling, 'section:first-of-type a[href^="tel:"]', tels],
  [routes.responsibleGambling, 'main a:contains("Abrir o site")', content.help.organisations.map(({ name, website }) => new RegExp(`: ${name}.*→ ${website}`))],
  [routes.terms, 'section:has(h2:contains("Alterações posteriores")) li', [/^2 de novembro de 2025: /]],
  // Beside its date stands no other.
  [routes.terms, 'h1 ~ .row', [`Última atualização: ${plain(dayInWords(terms.updatedOn))}`]],
  [
    'an unknown address',
    'main :is(h1, h2, a:contains("início"))',
    ['O elétrico saiu dos carris', `Voltar ao início → ${routes.home}`, 'Unexpected Application Error!'],
  ],
  ['an unknown address', 'meta[name="robots"][content="noindex"]', ['']],
])('%s makes of it %s', finds);

function linkTo({ id, title }: { id: string; title: string }): string {
  return `${title} → #${id}`;
}

it('an id that no section of the content can have holds an underscore, and none is used twice', async () => {
  const asked = blockNames.map((name) => (withCaption(name) ? `::${name}\nA legenda.` : `::${name}`)).join('\n\n');
  const changed = await drawPages({ ...content, articles: [{ ...article, blocks: blocksOf(parseMarkdown(asked)), text: `${article.text}\n\n${asked}` }] });
  const addressed = new Set([...idsIn(content), ...Object.keys({ ...sectionIds, article: 1 }).flatMap(idsOfPage), ...article.headings.map(({ id }) => id)]);
  for (const [path, html] of changed) {
    const $ = load(html);
    const ids = $('[id]')
      .toArray()
      .map(({ attribs }) => attribs.id ?? '');
    expect(ids, path).toEqual([...new Set(ids)]);
    expect(
      ids.filter((id) => !addressed.has(id) && !id.includes('_')),
      path,
    ).toEqual([]);
  }
});

it('the list of articles goes on over pages, each article on one of them, there and back', async () => {
  const articles = Array.from({ length: 2 * articlesPerPage + 1 }, (_, index) => ({ ...article, slug: `artigo-${index}` }));
  const changed = await drawPages({ ...content, articles });
  const listed = [1, 2, 3].flatMap((number) => {
    const $ = load(changed.get(articleListPath(number)) ?? '');
    const leadsTo = (links: string) =>
      $(links)
        .map((_, link) => $(link).attr('href'))
        .get();
    expect($('nav[aria-label="Páginas da lista"]').text()).toContain(`Página ${number} de 3`);
    expect(leadsTo('nav[aria-label="Páginas da lista"] a')).toEqual([number - 1, number + 1].filter((other) => other % 4).map(articleListPath));
    return leadsTo('main li a');
  });
  expect(listed).toEqual(articles.map(({ slug }) => articlePath(slug)));
});

it('one partner stands alone, and a list without articles is empty', async () => {
  const changed = await drawPages({ ...content, articles: [], casinos: { ...casinos, casinos: casinos.casinos.slice(0, 1) } });
  expect(load(changed.get(routes.casinos) ?? '')('main article a[rel~="sponsored"]')).toHaveLength(1);
  const $ = load(changed.get(routes.articles) ?? '');
  expect([$('main h1').text(), $('main li').length]).toEqual([articleList.title, 0]);
});
