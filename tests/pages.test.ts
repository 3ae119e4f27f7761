/* What each page has, in order, of the invented content: its headings, what it lists, and where its links lead. */
import { type CheerioAPI, load } from 'cheerio';
import { expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { loadContent } from '../rules/rulebook';
import { blocksOf, parseMarkdown } from '../src/markdown';
import { idsOfPage, sectionIds } from '../src/model/derived/section-ids';
import { dayInWords } from '../src/model/derived/words';
import { blockNames, withCaption } from '../src/model/markdown/blocks';
import { idsIn } from '../src/model/reading/links-in';
import { articlesPerPage } from '../src/model/schemas/articles';
import { articleListPath, articlePath, routes } from '../src/routes';
import { drawPages } from './drawn-pages';

const content = loadContent(contentFolder);
const drawn = await drawPages(content);

type Found = ReturnType<ReturnType<CheerioAPI['root']>['find']>;
/** Elements, the texts that they have, and where they lead. */
type Row = [found: Found, texts: (string | RegExp)[], addresses?: string[]];

const { about, articleList, casinos, cookies, facts, help, home, licensedOperators, privacy, responsibleGambling, rights, rules, site, terms } = content;
const articles = content.articles.slice(0, articlesPerPage);
const [article] = content.articles as [(typeof content.articles)[0]];
const contents = article.headings.filter(({ level }) => level === 2);
const titlesOf = (parts: { title: string }[]) => parts.map(({ title }) => title);
const abroad = ' (abre num novo separador)';

/** `find` looks in the whole page, `part` in the section of a heading; `words` is how the text of what is found begins. */
type Find = (selector: string, words?: string) => Found;
type Part = (title: string) => Find;

const partners = (find: Find): Row => [
  find('a[rel~="sponsored"]'),
  casinos.casinos.map(({ buttonLabel }) => buttonLabel + abroad),
  casinos.casinos.map(({ link }) => link),
];
const headings = (find: Find, title: string, sections?: { title: string }[]): Row[] => [
  [find('h1:not([data-gate] *)'), [title]],
  ...(sections ? [[find('main h2'), titlesOf(sections)] satisfies Row] : []),
];
const updated = (find: Find, day: string): Row => [find(`time[datetime="${day}"]`), [dayInWords(day)]];

const pages: Record<string, (find: Find, part: Part) => Row[]> = {
  [routes.home]: (find, part) => [
    ...headings(find, home.hero.title, [home.casinos, home.steps, home.testimonials, home.figures, home.newsletter, home.navigation]),
    [part(home.casinos.title)('h3'), titlesOf(casinos.casinos)],
    [part(home.casinos.title)('p:contains("Publicidade")'), casinos.casinos.map(() => new RegExp(`Publicidade\\s· ${facts.minimumAge}\\+$`))],
    partners(part(home.casinos.title)),
    [part(home.casinos.title)('a', 'Ver no SRIJ'), casinos.casinos.map(() => `Ver no SRIJ${abroad}`), casinos.casinos.map(() => facts.licenceList)],
    [part(home.steps.title)('li'), home.steps.items.map(({ number, title, text }) => `${number}${title}${text}`)],
    [part(home.testimonials.title)('figure'), home.testimonials.items.map(({ quote, author, city }) => `«${quote}»${author}, ${city}`)],
  ],
  [routes.casinos]: (find, part) => [
    ...headings(find, casinos.title),
    [find('main article h2'), titlesOf(casinos.casinos)],
    partners(find),
    [part(casinos.turnTo.title)('a'), casinos.turnTo.doors.map(({ label }) => label), casinos.turnTo.doors.map(({ to }) => to)],
  ],
  [routes.rights]: (find, part) => {
    const { unpaid, refused, illegal, messages, letters } = rights;
    const sections = [licensedOperators, unpaid, refused, illegal, messages, letters];
    const list = part(licensedOperators.title);
    return [
      ...headings(find, rights.title, [...sections, { title: '2 fontes, lidas a 1 de novembro de 2025' }]),
      [find('main nav a'), titlesOf(sections), sections.map(({ id }) => `#${id}`)],
      [list('caption'), [/^Casinos na lista do SRIJ lida a 1 de novembro de 2025/]],
      [list('tbody tr'), licensedOperators.operators.map(({ brand, domain }) => `${brand}${domain}`)],
      // Without a link to any brand.
      [list(':is(table, details) a'), []],
      ...[unpaid, refused, illegal, messages, letters].map(({ title, parts }): Row => [part(title)('h3'), titlesOf(parts)]),
    ];
  },
  [routes.rules]: (find) => [...headings(find, rules.title), [find('main h3'), [...titlesOf(rules.sections), ...rules.faq.map(({ question }) => question)]]],
  [routes.articles]: (find) => [
    ...headings(find, articleList.title),
    [find('main li h2'), titlesOf(articles)],
    [find('main li p', articles[0]?.excerpt), articles.map(({ excerpt }) => excerpt)],
    [find('main a', 'Ler artigo'), articles.map(({ title }) => `Ler artigo: ${title}`), articles.map(({ slug }) => articlePath(slug))],
  ],
  [articlePath(article.slug)]: (find, part) => [
    ...headings(find, article.title),
    [find('main nav details a'), contents.map(({ text }) => text), contents.map(({ id }) => `#${id}`)],
    [find('#fontes li'), article.sources.map(({ title }) => new RegExp(title))],
    [part('Artigos relacionados')('li'), article.related.map(() => /./)],
    [find(`:contains("Revisto a") > time[datetime="${article.reviewedOn}"]`), [dayInWords(article.reviewedOn)]],
  ],
  [routes.responsibleGambling]: (find, part) => {
    const lines = [facts.helpLine, '808 24 24 24', '112', '1411'];
    const { helpFirst, doors, definition, signs, tips, commitments } = responsibleGambling;
    const bodies = part(responsibleGambling.help.title);
    return [
      ...headings(find, responsibleGambling.title, [
        ...[helpFirst, definition, signs, tips, responsibleGambling.help, commitments],
        { title: '1 fonte, lida a 1 de novembro de 2025' },
      ]),
      [part(helpFirst.title)('a[href^="tel:"]'), lines.map((number) => `Ligar ${number}`), lines.map((number) => `tel:${number.replaceAll(' ', '')}`)],
      [part(helpFirst.title)('h3'), titlesOf(doors)],
      [part(helpFirst.title)('h4'), doors.flatMap(({ parts }) => titlesOf(parts))],
      [part(tips.title)('h3'), titlesOf(tips.items)],
      [bodies('h3'), help.organisations.map(({ name }) => name)],
      [bodies('a', 'Abrir o site'), help.organisations.map(({ name }) => `Abrir o site: ${name}${abroad}`), help.organisations.map(({ website }) => website)],
      [part(commitments.title)('li'), commitments.items],
    ];
  },
  [routes.privacy]: (find, part) => [
    ...headings(find, privacy.title, [...privacy.sections, privacy.rights, privacy.contact]),
    [part(privacy.rights.title)('li'), privacy.rights.items.map(({ name, text }) => `${name}: ${text}`)],
    [part(privacy.contact.title)(':is(li, p)', 'Editor responsável'), [`Editor responsável: ${site.editor.value}`]],
    updated(find, privacy.updatedOn),
  ],
  [routes.cookies]: (find) => [
    ...headings(find, cookies.title, [cookies.storage, { title: cookies.typesTitle }, ...cookies.sections]),
    [find('main article h3'), cookies.types.map(({ title, required }) => (required ? `${title} Obrigatório` : title))],
    [find('main article li'), cookies.types.flatMap(({ examples }) => examples)],
    updated(find, cookies.updatedOn),
  ],
  [routes.terms]: (find, part) => [
    ...headings(find, terms.title, [...terms.sections, ...terms.furtherSections, { title: 'Alterações posteriores' }]),
    [part('Alterações posteriores')('li'), terms.changes.map(({ on, what }) => `${dayInWords(on)}: ${what}`)],
    // Beside its date stands no other.
    [find('h1 ~ .row'), [`Última atualização: ${dayInWords(terms.updatedOn)}`]],
    updated(find, terms.updatedOn),
  ],
  [routes.about]: (find, part) => [
    ...headings(find, about.title, [about.mission, about.offers, about.transparency, about.identity, about.contact]),
    [part(about.transparency.title)('p[data-notice]'), [content.notices.examples]],
    [part(about.offers.title)('li'), about.offers.items],
  ],
  // The page of unknown addresses.
  undefined: (find) => [
    ...headings(find, 'O elétrico saiu dos carris', [{ title: 'Unexpected Application Error!' }]),
    [find('main a', 'Voltar ao início'), ['Voltar ao início'], [routes.home]],
    [find('meta[name="robots"][content="noindex"]'), ['']],
  ],
};

it.each(Object.keys(pages))('%s has what its content says, in order', (path) => {
  const $ = load(drawn.get(path === 'undefined' ? undefined : path) ?? '');
  // Of a drawn mark, which is no word to a screen reader.
  $('svg[aria-hidden] text').remove();
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  const within =
    (root: ReturnType<typeof $>): Find =>
    (selector, begin = '') =>
      root.find(selector).filter((_, element) => words($(element).text()).startsWith(words(begin)));
  const part: Part = (title) => within($('section').filter((_, section) => words($(section).find('h2').first().text()) === words(title)));
  for (const [found, texts, addresses] of pages[path]?.(within($('html')), part) ?? []) {
    const expected = texts.map((text) => (typeof text === 'string' ? words(text) : expect.stringMatching(text)));
    expect(found.toArray().map((element) => words($(element).text()))).toEqual(expected);
    if (addresses) expect(found.toArray().map((element) => $(element).attr('href'))).toEqual(addresses);
  }
});

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
