/*
 * What the owner fixed: labels, keys, addresses and figures of the specification, on the content as it is published.
 * Dates and the year are the content's own; an article that moved answers where its old address leads.
 */
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { visibleText } from '../checks/visible-text';
import { projectRoot } from '../paths';
import { loadContent } from '../src/model/load-content';
import { granted, storageKeys } from '../src/model/storage-keys';
import { dayInWords, wordsFor } from '../src/model/words';
import { newsletterSuccess, pendingFeature } from '../src/overlays/toast/messages';
import { articlePath, routes } from '../src/routes';
import { drawPages } from './drawn-pages';

const content = loadContent(`${projectRoot}content`);
const { facts, promotion, site, home } = content;
const words = wordsFor(promotion, facts);

const drawn = await drawPages(content);
const pages = new Map([...drawn].map(([path, html]) => [path, visibleText(load(html)).replaceAll('\u00a0', ' ')]));

const routeAddresses = '/ /cassinos-online /regras /politica-privacidade /politica-cookies /termos-uso /jogo-responsavel /artigos /sobre-o-projeto'.split(' ');
const slugs = ['como-escolher-cassino-ideal', 'dicas-aproveitar-bonus', 'jogo-responsavel-importancia', 'cassinos-ao-vivo-vale-a-pena'];
const moved = new Map(content.redirects.redirects.map(({ from, to }) => [from, to]));

it('§2 has the nine routes and the four articles', () => {
  expect(Object.values(routes)).toEqual(expect.arrayContaining(routeAddresses));
  const answering = [...pages.keys(), ...content.waiting.map(({ slug }) => articlePath(slug)), ...moved.keys()];
  expect(answering).toEqual(expect.arrayContaining(slugs.map(articlePath)));
});

/** Of the words between bars, those that the page does not say. */
const missing = (path: string, words: string) => {
  const wanted = words.replaceAll('\u00a0', ' ').toLowerCase().split(' | ');
  return wanted.filter((text) => !pages.get(path)?.toLowerCase().includes(text));
};

const frame = `Entrar | Sair | Jogue com responsabilidade | Aceitar todos os cookies | Configurações | Início | Cassinos Online | Artigos | Regras \
| Legal | Política de Privacidade | Política de Cookies | Termos de Uso | Informações | Jogo Responsável | Sobre o Projeto | © ${site.copyrightYear} \
| limite de depósito e um limite de tempo | gratuito e confidencial | regulador nacional | autoexclusão | maiores de 18 anos`;

it.each([...pages.keys()].filter((path) => path !== undefined))('§2: %s has the labels of gate, banner, header and footer', (path) =>
  expect(missing(path, frame)).toEqual([]),
);

it.each([
  ['/', 'Como Funciona | Registe-se gratuitamente | Escolha um casino | Jogue e aguarde os sorteios'],
  ['/', home.figures.show ? 'Nossos Números' : ''],
  ['/', dayInWords(promotion.drawOn)],
  ['/cassinos-online', content.casinos.casinos.map(({ buttonLabel }) => buttonLabel).join(' | ')],
  ['/artigos', 'Ler artigo'],
  ['/regras', `${words.inscricoes} | ${words.sorteio} | ${words['lista-de-premiados']}`],
  ['/regras', '48 horas | 7 a 30 dias | 18 anos ou mais'],
  ['/regras', 'Uma conta por pessoa, por morada e por endereço IP.'],
  ['/politica-privacidade', 'ageVerified | cookieConsent'],
  ['/politica-cookies', 'ageVerified | cookieConsent | Essenciais | Obrigatório | Desempenho | Funcionalidade'],
  ['/termos-uso', 'uma conta por pessoa | 18 anos | regem-se pela lei portuguesa'],
  ['/politica-privacidade', dayInWords(content.privacy.updatedOn)],
  ['/politica-cookies', dayInWords(content.cookies.updatedOn)],
  ['/termos-uso', dayInWords(content.terms.updatedOn)],
  ['/jogo-responsavel', '1414 | 3 meses | pelo menos 6 meses'],
  ['/sobre-o-projeto', 'página de Contacto'],
])('%s says what §2 and §9 ask of it', (path, words) => expect(missing(path, words)).toEqual([]));

it('the article about bonuses, wherever it is now, says what §9 asks of it', () => {
  const address = articlePath('dicas-aproveitar-bonus');
  const path = moved.get(address) ?? address;
  if (pages.has(path)) expect(missing(path, '35x | 100€ | 3.500€ | 100 % | 10–20 % | 0 % | 7 a 30 dias')).toEqual([]);
});

it('§2: each casino has a button of its name, and says more on its page than on the home page', () => {
  for (const { title, buttonLabel, description, longDescription } of content.casinos.casinos.filter(({ placeholder }) => placeholder)) {
    expect(buttonLabel).toBe(`Visitar ${title}`);
    expect(longDescription.length).toBeGreaterThan(description.length);
  }
});

it('without an authorisation no state of the draw says that sign-ups are open', () => {
  expect(JSON.stringify(content.notices.draw.unauthorised)).not.toMatch(/inscrições (?:estão )?abertas(?<!não há inscrições abertas)/i);
});

it('§2: the grid of the home page leads to six pages', () => {
  expect(home.navigation.entries.map((entry) => ('to' in entry ? entry.to : undefined))).toEqual([
    routes.about,
    routes.casinos,
    routes.articles,
    routes.responsibleGambling,
    routes.cookies,
    routes.terms,
  ]);
});

it('§9: the constants have these values', () => {
  expect({ ...promotion, ...facts }).toMatchObject({
    ...{ contactWithinHours: 48, minimumAge: 18, helpLine: '1414', bonusValidityDays: [7, 15, 30], rollover: { multiplier: 35, bonus: 100 } },
    contribution: { slots: '100\u00a0%', tables: '10–20\u00a0%', none: '0\u00a0%' },
    selfExclusion: { legalMinimumMonths: 3, advisedMonths: 6 },
  });
  expect(words['apostas-exemplo']).toBe('3.500€');
  const examples = home.figures.items.filter(({ placeholder }) => placeholder).map(({ number }) => number);
  expect(['+25', '+5000', '€40.000+', '100\u00a0%']).toEqual(expect.arrayContaining(examples));
});

it('§3, §4, §8: keys and toasts', () => {
  expect([storageKeys, granted]).toEqual([{ age: 'ageVerified', consent: 'cookieConsent' }, 'true']);
  expect(pendingFeature.title).toBe('Esta funcionalidade ainda não está implementada');
  expect(newsletterSuccess).toEqual({ title: 'Inscrição na Newsletter', description: 'Obrigado por se inscrever! Fique atento às novidades.' });
});
