/* What each page has, in order: its headings and what it lists, as a reader finds them. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { articlesPerPart } from '../src/model/articles';
import { standIns } from '../src/model/marks';
import { sectionIds } from '../src/model/section-ids';
import { dayInWords } from '../src/model/words';
import { articlePath, routes } from '../src/routes';
import { article, content } from './invented-site';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

/** A part of the page, the texts that it has, and where they lead. */
type Row = [part: Locator, texts: (string | RegExp)[], addresses?: string[]];

const { about, articleList, casinos, cookies, facts, help, home, licensedOperators, privacy, responsibleGambling, rules, site, terms } = content;
const titlesOf = (parts: { title: string }[]) => parts.map(({ title }) => title);
const abroad = ' (abre num novo separador)';
const days = (day: string) => dayInWords(day);

const pages: Record<string, (page: Page, part: (title: string) => Locator) => Row[]> = {
  [routes.home]: (page, part) => [
    ...headings(page, home.hero.title, [home.casinos, home.steps, home.testimonials, home.figures, home.newsletter, home.navigation]),
    [part(home.casinos.title).getByRole('heading', { level: 3 }), titlesOf(casinos.casinos)],
    [part(home.casinos.title).getByText(/^.*Publicidade/), casinos.casinos.map(() => new RegExp(`Publicidade · ${facts.minimumAge}\\+$`))],
    [part(home.casinos.title).getByRole('link', { name: /^Visitar/ }), casinos.casinos.map(({ buttonLabel }) => buttonLabel + abroad), links(casinos.casinos)],
    [
      part(home.casinos.title).getByRole('link', { name: /lista do SRIJ/ }),
      casinos.casinos.map(() => `Confirme na lista do SRIJ${abroad}`),
      casinos.casinos.map(() => facts.licenceList),
    ],
    [part(home.steps.title).getByRole('listitem'), home.steps.items.map(({ number, title, text }) => `${number}${title}${text}`)],
    [part(home.testimonials.title).getByRole('figure'), home.testimonials.items.map(({ quote, author, city }) => `«${quote}»${author}, ${city}`)],
    [part(home.figures.title).getByRole('definition'), home.figures.items.map(({ number }) => number)],
    [part(home.figures.title).getByRole('term'), home.figures.items.map(({ label }) => label)],
    [
      part(home.navigation.title).getByRole('link'),
      home.navigation.entries.flatMap((entry) => ('to' in entry ? [new RegExp(`^${entry.label}`)] : [])),
      home.navigation.entries.flatMap((entry) => ('to' in entry ? [entry.to] : [])),
    ],
  ],
  [routes.casinos]: (page, part) => [
    ...headings(page, casinos.title),
    [page.getByRole('article').getByRole('heading', { level: 2 }), titlesOf(casinos.casinos)],
    [page.getByRole('article').getByRole('link', { name: /^Visitar/ }), casinos.casinos.map(({ buttonLabel }) => buttonLabel + abroad), links(casinos.casinos)],
    // Without a link to any brand.
    [part(`${licensedOperators.title}, lida a ${days(licensedOperators.readOn.value)}`).locator('tbody td:first-child'), brands()],
    [part(`${licensedOperators.title}, lida a ${days(licensedOperators.readOn.value)}`).locator('table a'), []],
  ],
  [routes.rules]: (page) => [
    ...headings(page, rules.title),
    [main(page).getByRole('heading', { level: 3 }), [...titlesOf(rules.sections), ...rules.faq.map(({ question }) => question)]],
  ],
  [routes.articles]: (page) => [
    ...headings(page, articleList.title),
    [main(page).getByRole('listitem').getByRole('heading', { level: 2 }), titlesOf(firstArticles())],
    [
      main(page)
        .getByRole('listitem')
        .getByText(firstArticles()[0]?.excerpt ?? ''),
      firstArticles().map(({ excerpt }) => excerpt),
    ],
    [
      main(page).getByRole('link', { name: /^Ler artigo/ }),
      firstArticles().map(({ title }) => `Ler artigo: ${title}`),
      firstArticles().map(({ slug }) => articlePath(slug)),
    ],
  ],
  [articlePath(article.slug)]: (page, part) => [
    ...headings(page, article.title),
    [page.getByRole('navigation', { name: 'Caminho' }).getByRole('listitem'), ['Início', 'Artigos', article.title]],
    [page.getByRole('navigation', { name: 'Caminho' }).getByRole('link'), ['Início', 'Artigos'], [routes.home, routes.articles]],
    [page.getByRole('navigation', { name: 'Neste artigo' }).getByRole('link'), contents().map(({ text }) => text), contents().map(({ id }) => `#${id}`)],
    [part('Fontes').getByRole('listitem'), article.sources.map(({ title }) => new RegExp(title))],
    [part('Artigos relacionados').getByRole('listitem'), article.related.map(() => /./)],
    [page.getByText('Revisto a').getByRole('time'), [days(article.reviewedOn)]],
  ],
  [routes.responsibleGambling]: (page, part) => {
    const { helpFirst, definition, signs, tips, selfExclusion, blocking, treatment, commitments } = responsibleGambling;
    return [
      ...headings(page, responsibleGambling.title, [
        ...[helpFirst, definition, signs, tips, selfExclusion, blocking, treatment, responsibleGambling.help, commitments],
        { title: 'Fontes' },
      ]),
      [page.getByRole('link', { name: `Ligar ${facts.helpLine}`, exact: true }), [`Ligar ${facts.helpLine}`], [`tel:${facts.helpLine}`]],
      [part(tips.title).getByRole('heading', { level: 3 }), titlesOf(tips.items)],
      [part(responsibleGambling.help.title).getByRole('heading', { level: 3 }), help.organisations.map(({ name }) => name)],
      [
        part(responsibleGambling.help.title).getByRole('link', { name: /^Abrir o site/ }),
        help.organisations.map(({ name }) => `Abrir o site: ${name}${abroad}`),
        help.organisations.map(({ website }) => website),
      ],
      [part(commitments.title).getByRole('listitem'), commitments.items],
    ];
  },
  [routes.privacy]: (page, part) => [
    ...headings(page, privacy.title, [...privacy.sections, privacy.rights, privacy.contact]),
    [part(privacy.rights.title).getByRole('listitem'), privacy.rights.items.map(({ name, text }) => `${name}: ${text}`)],
    [part(privacy.contact.title).getByRole('listitem').last(), [`Editor responsável: ${site.editor.value}`]],
    ...updated(page, privacy.updatedOn),
  ],
  [routes.cookies]: (page) => [
    ...headings(page, cookies.title, [cookies.storage, { title: cookies.typesTitle }, ...cookies.sections]),
    [page.getByRole('article').getByRole('heading'), cookies.types.map(({ title, required }) => (required ? `${title} Obrigatório` : title))],
    [page.getByRole('article').getByRole('listitem'), cookies.types.flatMap(({ examples }) => examples)],
    ...updated(page, cookies.updatedOn),
  ],
  [routes.terms]: (page) => [...headings(page, terms.title, [...terms.sections, ...terms.furtherSections]), ...updated(page, terms.updatedOn)],
  [routes.about]: (page, part) => [
    ...headings(page, about.title, [
      ...[about.mission, about.offers, about.transparency],
      ...(standIns(content).length > 0 ? [content.notices.list] : []),
      ...[about.identity, about.contact],
    ]),
    [part(about.offers.title).getByRole('listitem'), about.offers.items],
    [main(page).getByRole('link', { name: about.buttonLabel, exact: true }), [about.buttonLabel], [routes.casinos]],
  ],
};

/** The frame, which is the same on every page. */
const frame = (page: Page): Row[] => {
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  return [
    [header.getByRole('link', { name: site.name }), [/./], [routes.home]],
    [
      header.getByRole('navigation', { name: 'Principal' }).getByRole('link'),
      ['Início', 'Cassinos Online', 'Artigos', 'Regras'],
      [routes.home, routes.casinos, routes.articles, routes.rules],
    ],
    [footer.getByRole('heading', { level: 2 }), [site.footer.title, 'Legal', 'Informações']],
    [
      footer.getByRole('navigation', { name: 'Legal' }).getByRole('link'),
      ['Política de Privacidade', 'Política de Cookies', 'Termos de Uso'],
      [routes.privacy, routes.cookies, routes.terms],
    ],
    // An entry of the specification has no link, and renders nothing.
    [footer.getByRole('navigation', { name: 'Informações' }).getByRole('listitem'), ['Jogo Responsável', 'Sobre o Projeto']],
    [
      footer.getByRole('navigation', { name: 'Informações' }).getByRole('link'),
      ['Jogo Responsável', 'Sobre o Projeto'],
      [routes.responsibleGambling, routes.about],
    ],
    [
      footer.getByRole('list', { name: 'Apoio e regulação' }).getByRole('link'),
      help.organisations.map(() => new RegExp(`${abroad.replace(/[()]/g, '\\$&')}$`)),
      help.organisations.map(({ website }) => website),
    ],
    [footer.getByRole('link', { name: about.identity.title }), [about.identity.title], [`${routes.about}#${sectionIds.about.identity}`]],
    [footer.getByText('©'), [new RegExp(`© ${site.copyrightYear} ${site.footer.copyright}`)]],
  ];
};

for (const [path, rowsOf] of Object.entries(pages)) {
  test(`${path} has what its content says, in order`, async ({ page }) => {
    await page.goto(path);
    const part = (title: string) => page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
    for (const [found, texts, addresses] of [...rowsOf(page, part), ...(path === routes.terms ? frame(page) : [])]) {
      await expect.soft(found).toHaveText(texts);
      if (addresses) expect.soft(await found.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(addresses);
    }
  });
}

function main(page: Page) {
  return page.getByRole('main');
}

function headings(page: Page, title: string, sections?: { title: string }[]): Row[] {
  const first: Row = [page.getByRole('heading', { level: 1 }), [title]];
  return sections ? [first, [main(page).getByRole('heading', { level: 2 }), titlesOf(sections)]] : [first];
}

function updated(page: Page, day: string): Row[] {
  return [[page.getByText('Última atualização:').locator(`time[datetime="${day}"]`), [days(day)]]];
}

function links(partners: { link: string }[]) {
  return partners.map(({ link }) => link);
}

function brands() {
  return licensedOperators.operators.map(({ brand }) => brand).sort((a, b) => a.localeCompare(b, 'pt'));
}

function firstArticles() {
  return content.articles.slice(0, articlesPerPart);
}

function contents() {
  return article.headings.filter(({ level }) => level === 2);
}
