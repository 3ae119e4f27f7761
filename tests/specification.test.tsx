/*
 * What the owner fixed: labels, keys, addresses and figures of the specification, on the content as it is published. The
 * only test that a new year's dates or a policy's new date turns red: the owner decides whether the specification follows.
 */
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { visibleText } from '../checks/visible-text';
import { projectRoot } from '../paths';
import { loadContent } from '../src/model/load-content';
import { granted, storageKeys } from '../src/model/storage-keys';
import { wordsFor } from '../src/model/words';
import { newsletterSuccess, pendingFeature } from '../src/overlays/toast/messages';
import { articlePath, routes } from '../src/routes';
import { drawPages } from './drawn-pages';

const content = loadContent(`${projectRoot}content`);
const { facts, promotion, site, home } = content;

const drawn = await drawPages(content);
const pages = new Map([...drawn].map(([path, html]) => [path, visibleText(load(html)).replaceAll('\u00a0', ' ')]));

const slugs = ['como-escolher-cassino-ideal', 'dicas-aproveitar-bonus', 'jogo-responsavel-importancia', 'cassinos-ao-vivo-vale-a-pena'];
const addresses = [
  ...['/', '/cassinos-online', '/regras', '/politica-privacidade', '/politica-cookies', '/termos-uso', '/jogo-responsavel', '/artigos', '/sobre-o-projeto'],
  ...slugs.map((slug) => `/artigos/${slug}`),
];

it('§2 has the nine routes and the four articles', () => {
  expect(Object.values(routes).toSorted()).toEqual(addresses.slice(0, 9).toSorted());
  expect([...pages.keys()]).toEqual(expect.arrayContaining(addresses));
});

/** Of the words between bars, those that the page does not say. */
const missing = (path: string, words: string) => words.split(' | ').filter((text) => !pages.get(path)?.toLowerCase().includes(text.toLowerCase()));

const frame = `Entrar | Sair | Jogue com responsabilidade | Aceitar todos os cookies | Configurações | Início | Cassinos Online | Artigos | Regras \
| Legal | Política de Privacidade | Política de Cookies | Termos de Uso | Informações | Jogo Responsável | Sobre o Projeto | © 2025 \
| limite de depósito e um limite de tempo | gratuito e confidencial | regulador nacional | autoexclusão | maiores de 18 anos`;

it.each(addresses)('§2: %s has the labels of gate, banner, header and footer', (path) => expect(missing(path, frame)).toEqual([]));

it.each([
  ['/', 'Como Funciona | Registe-se gratuitamente | Escolha um casino | Jogue e aguarde os sorteios | Nossos Números | 25 de dezembro de 2025'],
  ['/', '+25 | casinos analisados | +5000 | jogadores ajudados | €40.000+ | 100 %'],
  ['/cassinos-online', content.casinos.casinos.map(({ title }) => `Visitar ${title}`).join(' | ')],
  ['/artigos', 'Ler artigo'],
  ['/regras', '1 a 24 de dezembro de 2025 | 25 de dezembro de 2025 | 48 horas | 27 de dezembro de 2025 | 7 a 30 dias | 18 anos ou mais'],
  ['/regras', 'Uma conta por pessoa, por morada e por endereço IP.'],
  ['/politica-privacidade', '4 de agosto de 2024 | ageVerified | cookieConsent'],
  ['/politica-cookies', '4 de agosto de 2024 | ageVerified | cookieConsent | Essenciais | Obrigatório | Desempenho | Funcionalidade'],
  ['/termos-uso', '4 de agosto de 2024 | uma conta por pessoa | 18 anos | regem-se pela lei portuguesa'],
  ['/jogo-responsavel', '1414 | 3 meses | pelo menos 6 meses'],
  ['/sobre-o-projeto', 'página de Contacto'],
  [articlePath('dicas-aproveitar-bonus'), '35x | 100€ | 3.500€ | 100 % | 10–20 % | 0 % | 7 a 30 dias'],
])('%s says what §2 and §9 ask of it', (path, words) => expect(missing(path, words)).toEqual([]));

it('§2: each casino has a button of its name, and says more on its page than on the home page', () => {
  for (const { title, buttonLabel, description, longDescription } of content.casinos.casinos) {
    expect(buttonLabel).toBe(`Visitar ${title}`);
    expect(longDescription.length).toBeGreaterThan(description.length);
  }
  expect(content.casinos.casinos).toHaveLength(3);
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
  expect({ ...promotion, authorisation: null, prize: null, copyrightYear: site.copyrightYear, ...facts }).toMatchObject({
    ...{ signUpsOpenOn: '2025-12-01', signUpsCloseOn: '2025-12-24', drawOn: '2025-12-25', contactWithinHours: 48, listPublishedBy: '2025-12-27' },
    ...{ minimumAge: 18, helpLine: '1414', bonusValidityDays: [7, 15, 30], rollover: { multiplier: 35, bonus: 100 }, copyrightYear: 2025 },
    contribution: { slots: '100\u00a0%', tables: '10–20\u00a0%', none: '0\u00a0%' },
    selfExclusion: { legalMinimumMonths: 3, advisedMonths: 6 },
  });
  expect(wordsFor(promotion, facts)['apostas-exemplo']).toBe('3.500€');
  expect([content.privacy, content.cookies, content.terms].map(({ updatedOn }) => updatedOn)).toEqual(['2024-08-04', '2024-08-04', '2024-08-04']);
  expect(home.figures.items.map(({ number }) => number)).toEqual(['+25', '+5000', '€40.000+', '100\u00a0%']);
});

it('§3, §4, §8: keys and toasts', () => {
  expect([storageKeys, granted]).toEqual([{ age: 'ageVerified', consent: 'cookieConsent' }, 'true']);
  expect(pendingFeature.title).toBe('Esta funcionalidade ainda não está implementada');
  expect(newsletterSuccess).toEqual({ title: 'Inscrição na Newsletter', description: 'Obrigado por se inscrever! Fique atento às novidades.' });
});
