/*
 * What the owner fixed, on the site as it is published, written out: nothing that is expected here is read from what it is
 * compared with. A test that depends on content/ says on which files. docs/specification-tests.md says which line of the
 * specification each proves.
 */
import { expect, it } from 'vitest';
import { projectRoot } from '../paths';
import { loadContent } from '../rules/rulebook';
import { granted, storageKeys } from '../src/model/derived/storage-keys';
import { defaultDuration, newsletterSuccess, pendingFeature } from '../src/overlays/toast/messages';
import { drawPages } from './drawn-pages';
import { readerOf } from './drawn-words';
import { fixedIn } from './fixed-by-owner';

const articles = ['como-escolher-cassino-ideal', 'dicas-aproveitar-bonus', 'jogo-responsavel-importancia', 'cassinos-ao-vivo-vale-a-pena'];
const articleFile = (slug: string) => `articles/${slug}.md`;

const content = loadContent(`${projectRoot}content`);
const { paths, found, finds, findsAmong, says } = readerOf(await drawPages(content));
const onEachPage = (expectOf: (path: string) => void) => () => paths.forEach(expectOf);

const bodies = [
  /Gambling Therapy.* → https:\/\/www\.gamblingtherapy\.org\/$/,
  /SRIJ.* → https:\/\/www\.srij\.turismodeportugal\.pt\/$/,
  /ICAD.* → https:\/\/www\.icad\.pt\/$/,
  /GamCare.* → https:\/\/www\.gamcare\.org\.uk\/$/,
];

fixedIn('site.yaml')(
  '§2: the title ends with the product’s name',
  onEachPage((path) => finds(path, 'title', [/. \| Sorteio Mágico de Natal$/])),
);

fixedIn('facts.yaml')(
  '§2: the gate says 18, has «Entrar» and «Sair», which leads to a search engine, and the line of responsibility',
  onEachPage((path) => {
    finds(path, '[data-gate]', [/exclusivo para maiores de 18 anos.*Jogue com responsabilidade/]);
    finds(path, '[data-gate] :is(button, a):not([href^="tel:"])', [/^Entrar/, /^Sair/]);
    finds(path, '[data-gate] :is([action], [href^="http"])', [/→ https:\/\/www\.google\.com\/$/]);
  }),
);

it(
  '§2: nobody logs in',
  onEachPage((path) => finds(path, '[type="password"], [autocomplete*="password"]', [])),
);

it(
  '§2: the banner has its two buttons and its link',
  onEachPage((path) =>
    finds(path, '[aria-label="Cookies"] :is(a, button)', ['Política de Cookies → /politica-cookies', 'Aceitar todos os cookies', 'Configurações']),
  ),
);

fixedIn('site.yaml')(
  '§2: the header has the brand and four links with their icons',
  onEachPage((path) => {
    finds(path, 'header a[href="/"]', ['Sorteio Mágico de Natal → /', 'Início → /']);
    const links = ['Início → /', 'Cassinos Online → /cassinos-online', 'Artigos → /artigos', 'Regras → /regras'];
    finds(path, 'nav[aria-label="Principal"] a:has(svg)', links);
  }),
);

fixedIn('site.yaml')(
  '§2: the footer has three columns and their links; the further entry has no link and renders nothing',
  onEachPage((path) => {
    finds(path, 'footer h2', [/jogo responsável/i, 'Legal', 'Informações']);
    const legal = ['Política de Privacidade → /politica-privacidade', 'Política de Cookies → /politica-cookies', 'Termos de Uso → /termos-uso'];
    finds(path, 'nav[aria-label="Legal"] :is(a, li:not(:has(a)))', legal);
    finds(path, 'nav[aria-label="Informações"] :is(a, li:not(:has(a)))', ['Jogo Responsável → /jogo-responsavel', 'Sobre o Projeto → /sobre-o-projeto']);
  }),
);

fixedIn('site.yaml', 'facts.yaml')(
  '§2: the footer’s text is about limits, free support, the regulator, self-exclusion and age',
  onEachPage((path) => {
    const text =
      /limite de depósito.* limite de tempo.*gratuito e confidencial.*autoexclusão.*ferramentas oficiais do regulador nacional.*todos os casinos.*licenciados/i;
    finds(path, 'footer', [text]);
    finds(path, 'footer', [/exclusivo para maiores de 18 anos/]);
  }),
);

fixedIn('help-organisations.yaml')(
  '§2: four logos lead, in this order, to the help organisation, the regulator, the addiction services and the charity',
  onEachPage((path) => finds(path, 'footer [aria-label="Apoio e regulação"] a[target="_blank"]', bodies)),
);

fixedIn('site.yaml')(
  '§2, §9: the copyright line has the year of the edition',
  onEachPage((path) => finds(path, 'footer p:contains("©")', [/© 2025 /])),
);

it('§2: the nine routes have their pages', () => {
  const routes = '/ /cassinos-online /regras /politica-privacidade /politica-cookies /termos-uso /jogo-responsavel /artigos /sobre-o-projeto';
  expect(paths).toEqual(expect.arrayContaining(routes.split(' ')));
});

fixedIn(...articles.map(articleFile))('§2: four articles are listed, each with title, excerpt and «Ler artigo», and have their pages', () => {
  const lists = paths.filter((path) => /^\/artigos(\/pagina\/\d+)?$/.test(path));
  const listed = lists.flatMap((path) => found(path, 'main li:has(h2):has(p + h2 + p) a:contains("Ler artigo")')).map((link) => link.replace(/^.* → /, ''));
  const addresses = articles.map((slug) => `/artigos/${slug}`);
  expect(listed).toEqual(expect.arrayContaining(addresses));
  expect(paths).toEqual(expect.arrayContaining(addresses));
});

it('§2: an article has the breadcrumb Início > Artigos > its title', () => {
  for (const path of paths.filter((path) => /^\/artigos\/(?!pagina\/)/.test(path))) {
    finds(path, 'nav[aria-label="Caminho"] li', ['Início', 'Artigos', ...found(path, 'main h1')]);
    finds(path, 'nav[aria-label="Caminho"] a', ['Início → /', 'Artigos → /artigos']);
  }
});

it('§2: the home page begins with a title and a tagline', () => finds('/', 'main h1 + p', [/./]));

fixedIn('casinos.yaml')('§2: the same three casinos on both pages, with longer descriptions on their own, and a button «Visitar» with their name', () => {
  const names = found('/cassinos-online', 'article:has([rel~="sponsored"]) h2');
  expect(names).toHaveLength(3);
  finds('/', 'article:has([rel~="sponsored"]) h3', names);
  const buttons = names.map((name) => new RegExp(`^Visitar ${name} \\(abre num novo separador\\) → https://`));
  for (const path of ['/', '/cassinos-online']) finds(path, '[rel~="sponsored"][target="_blank"]', buttons);
  const [short, long] = ['/', '/cassinos-online'].map((path) => found(path, 'article:has([rel~="sponsored"])'));
  expect(long?.filter((text, index) => text.length > (short?.[index] ?? text).length)).toHaveLength(3);
});

fixedIn('home.yaml')('§2: «Como Funciona» has three steps', () =>
  finds('/', 'section:has(h2:contains("Como Funciona")) h3', ['Registe-se gratuitamente', 'Escolha um casino', 'Jogue e aguarde os sorteios']),
);

fixedIn('home.yaml')('§2: three testimonials have a quote, an author and a city', () =>
  finds('/', 'main figure:has(blockquote)', Array(3).fill(/^«.+».+, \p{Lu}\p{Ll}+/u)),
);

fixedIn('home.yaml')('§2, §9: «Nossos Números» has four figures with their labels', () => {
  const figures = ['casinos analisados +25', 'jogadores ajudados +5000', 'em bónus recomendados €40.000+', 'transparência 100%'];
  finds('/', 'section:has(h2:contains("Nossos Números")) dl > div', figures);
});

fixedIn('home.yaml')('§2: the newsletter form asks for name and e-mail', () =>
  finds('/', 'main form:has([required][type="text"]):has([required][type="email"])', [/./]),
);

fixedIn('home.yaml')('§2: the grid of the home page leads to six pages, and none of its entries is flagged', () => {
  const grid = [/ → \/sobre-o-projeto$/, / → \/cassinos-online$/, / → \/artigos$/, / → \/jogo-responsavel$/, / → \/politica-cookies$/, / → \/termos-uso$/];
  finds('/', 'main ul:has(a[href="/sobre-o-projeto"]) :is(a, button)', grid);
  finds('/', 'main [data-pending]', []);
});

fixedIn('rules.yaml')('§2: the rules are five sections and then three questions', () => {
  const sections = [/participar/i, /datas importantes/i, /validade do bónus/i, /responsabilidade do jogador/i, /restrições geográficas/i];
  finds('/regras', 'main details > summary > h3', [...sections, /\?$/, /\?$/, /\?$/]);
});

fixedIn('legal/privacy.yaml')('§2: the sections of the privacy policy', () =>
  findsAmong('/politica-privacidade', 'main h2', /informação recolhida/i, /como usamos/i, /partilha/i, /segurança/i, /direitos/i, /contacto/i),
);

fixedIn('legal/cookies.yaml')('§2: the sections of the cookie policy, and its three types, of which the essential one alone is marked', () => {
  findsAmong('/politica-cookies', 'main h2', /tipos de cookies/i, /gerir os cookies/i, /atualizações/i);
  finds('/politica-cookies', 'main article h3', ['Essenciais Obrigatório', 'Desempenho', 'Funcionalidade']);
});

fixedIn('legal/terms.yaml')('§2: the sections of the terms of use', () => {
  findsAmong('/termos-uso', 'main h2', /aceitação/i, /elegibilidade e registo/i, /utilização aceitável/i, /limitação/i);
  findsAmong('/termos-uso', 'main h2', /limitação/i, /propriedade intelectual/i, /cessação/i, /lei aplicável/i);
});

for (const [path, file] of [
  ['/politica-privacidade', 'privacy'],
  ['/politica-cookies', 'cookies'],
  ['/termos-uso', 'terms'],
] as const)
  fixedIn(`legal/${file}.yaml`)(`§2, §9: ${path} was last updated on 4 August 2024`, () =>
    expect(found(path, 'main')[0]?.match(/última atualização: (\d+ de \S+ de \d+)/i)?.[1]).toBe('4 de agosto de 2024'),
  );

fixedIn('responsible-gambling.yaml', 'help-organisations.yaml')(
  '§2: responsible gambling has a definition, six signs, three tips, four organisations with their links, and commitments',
  () => {
    findsAmong('/jogo-responsavel', 'main h2', /o que é/i, /sinais/i, /apoio/i, /compromissos/i);
    finds('/jogo-responsavel', 'main [role="group"] input[type="checkbox"] + label', Array(6).fill(/./));
    finds('/jogo-responsavel', 'main section:has(h3:contains("perdas")) h3', [/limites/i, /diversão/i, /nunca.*perdas/i]);
    finds('/jogo-responsavel', 'main section:has(h2:contains("apoio")) a[target="_blank"]:contains("Abrir o site")', bodies);
  },
);

fixedIn('about.yaml')('§2: the about page has its sections, five things that the site offers, the Contact page, and a button to the casinos', () => {
  findsAmong('/sobre-o-projeto', 'main h2', /missão/i, /oferecemos/i, /transparência e independência/i, /contacto/i);
  finds('/sobre-o-projeto', 'section:has(h2:contains("oferecemos")) li', Array(5).fill(/./));
  finds('/sobre-o-projeto', 'section:has(h2:contains("Contacto"))', [/página (?:de )?Contacto/]);
  findsAmong('/sobre-o-projeto', 'main a[class]', / → \/cassinos-online$/);
});

fixedIn('about.yaml')('§1: it is independent of any operator, and may use affiliate links', () =>
  says('/sobre-o-projeto', /independente de qualquer operador/, /ligações de afiliado/),
);

it('§8: an unknown address shows the catalogued heading, the status and its text', () =>
  finds('an unknown address', 'main [lang="en"]', ['Unexpected Application Error! 404 Not Found']));

fixedIn('promotion.yaml', 'rules.yaml')('§9: the dates of the edition', () => {
  expect(content.promotion).toMatchObject({
    ...{ signUpsOpenOn: '2025-12-01', signUpsCloseOn: '2025-12-24', drawOn: '2025-12-25' },
    ...{ contactWithinHours: 48, listPublishedBy: '2025-12-27' },
  });
  const [text] = found('/regras', 'main details:contains("Datas importantes")');
  for (const words of ['1 a 24 de dezembro de 2025', '25 de dezembro de 2025', '48 horas', '27 de dezembro de 2025']) expect(text).toContain(words);
});

fixedIn(
  'rules.yaml',
  'legal/terms.yaml',
  'facts.yaml',
)('§5, §9: age, residence, and one account per person, address and IP', () => {
  const account = /uma conta por pessoa, por morada e por endereço IP/i;
  says('/regras', /18 anos ou mais/, /reside em Portugal/, account);
  says('/termos-uso', /18 anos ou mais/, /residir em Portugal/, account, /lei portuguesa/);
  expect(content.facts.minimumAge).toBe(18);
});

fixedIn(
  'rules.yaml',
  'facts.yaml',
  articleFile('dicas-aproveitar-bonus'),
)('§9: bonuses: validity, the example of rollover, and what games contribute', () => {
  says('/regras', /7 a 30 dias/);
  says('/artigos/dicas-aproveitar-bonus', /7, 15 (?:e|ou) 30 dias/, /rollover de 35x/, /bónus de 100€/, /3\.500€ de apostas|apostar 3\.500€/);
  says('/artigos/dicas-aproveitar-bonus', /slots [^.;]*\b100%/, /roleta e o blackjack [^.;]*\b10–20%[^.;]*[^\d–.,]0%/);
  const { bonusValidityDays, rollover, contribution } = content.facts;
  const { multiplier, bonus } = rollover;
  expect({ bonusValidityDays, multiplier, bonus, ...contribution }).toEqual({
    ...{ bonusValidityDays: [7, 15, 30], multiplier: 35, bonus: 100 },
    ...{ slots: '100%', tables: '10–20%', none: '0%' },
  });
});

fixedIn('responsible-gambling.yaml', 'facts.yaml')('§9: self-exclusion for at least six months, and the help line 1414', () => {
  says('/jogo-responsavel', /\b1414\b/, /mínimo legal[^.;]*3 meses/, /pelo menos 6 meses/);
  expect(content.facts).toMatchObject({ helpLine: '1414', selfExclusion: { legalMinimumMonths: 3, advisedMonths: 6 } });
});

it('§3, §9: two storage keys, and their one value', () => expect([storageKeys, granted]).toEqual([{ age: 'ageVerified', consent: 'cookieConsent' }, 'true']));

fixedIn('legal/privacy.yaml', 'legal/cookies.yaml')('§3: the policies name both', () => {
  for (const path of ['/politica-privacidade', '/politica-cookies']) says(path, /ageVerified/, /cookieConsent/);
});

it('§4, §8, §9: the words of the two toasts, and how long one lasts', () => {
  const description = expect.stringMatching(/pe(?:di-la|ça|dir).*próxima mensagem/i);
  expect(pendingFeature).toEqual({ title: 'Esta funcionalidade ainda não está implementada', description });
  expect(newsletterSuccess).toEqual({ title: 'Inscrição na Newsletter', description: 'Obrigado por se inscrever! Fique atento às novidades.' });
  expect(defaultDuration).toBe(5000);
});

it('without an authorisation no state of the draw says that sign-ups are open', () =>
  expect(JSON.stringify(content.notices.draw.unauthorised)).not.toMatch(/inscrições (?:estão )?abertas(?<!não há inscrições abertas)/i));
