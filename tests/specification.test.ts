/*
 * What the owner fixed, as literal values: an expectation made from the content that it tests would prove nothing.
 * Section numbers are those of the specification.
 */
import { describe, expect, it } from 'vitest';
import { pageAt, pages, wordsOf } from '../checks/site';
import { loadContent } from '../src/content/content';
import { isDemonstration } from '../src/content/placeholders';
import { messages } from '../src/features/toast/messages';
import { searchEngine } from '../src/routes';
import { storageKeys } from '../src/stored-answers';

const content = loadContent('content');
const text = (address: string, selector = 'main') => wordsOf(pageAt(address), selector);
const all = (address: string, selector: string) => {
  const { $ } = pageAt(address);
  return $(selector)
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
};

describe('§2 routes', () => {
  it('every address of the specification is a page', () => {
    const wanted = [
      '/',
      '/cassinos-online',
      '/regras',
      '/politica-privacidade',
      '/politica-cookies',
      '/termos-uso',
      '/jogo-responsavel',
      '/artigos',
      '/artigos/como-escolher-cassino-ideal',
      '/artigos/dicas-aproveitar-bonus',
      '/artigos/jogo-responsavel-importancia',
      '/artigos/cassinos-ao-vivo-vale-a-pena',
      '/sobre-o-projeto',
    ];
    expect(pages.map(({ address }) => address)).toEqual(expect.arrayContaining(wanted));
  });
});

describe('§2 on every page', () => {
  it.each(pages)('$address: gate, header and footer', ({ address }) => {
    expect(all(address, '[data-gate] button')).toEqual(['Entrar', 'Sair']);
    expect(text(address, '[data-gate]')).toMatch(/exclusivo para maiores de 18.*Jogue com responsabilidade$/);
    expect(all(address, '[data-consent-banner] button')).toEqual(['Aceitar todos os cookies', 'Configurações']);
    const { $ } = pageAt(address);
    const links = (selector: string) =>
      $(selector)
        .toArray()
        .map((link) => [$(link).text().trim(), $(link).attr('href')]);
    expect(links('header nav a')).toEqual([
      ['Início', '/'],
      ['Cassinos Online', '/cassinos-online'],
      ['Artigos', '/artigos'],
      ['Regras', '/regras'],
    ]);
    // A page to come may be linked too.
    expect(links('footer nav a')).toEqual(
      expect.arrayContaining([
        ['Política de Privacidade', '/politica-privacidade'],
        ['Política de Cookies', '/politica-cookies'],
        ['Termos de Uso', '/termos-uso'],
        ['Jogo Responsável', '/jogo-responsavel'],
        ['Sobre o Projeto', '/sobre-o-projeto'],
      ]),
    );
    expect(all(address, 'footer h2').slice(1)).toEqual(['Legal', 'Informações']);
    const marks = $('footer a[target="_blank"]:has(svg)')
      .toArray()
      .map((link) => new URL($(link).attr('href') ?? '').hostname);
    expect(marks).toEqual(['www.gamblingtherapy.org', 'www.srij.turismodeportugal.pt', 'www.icad.pt', 'www.gamcare.org.uk']);
    expect(text(address, 'footer')).toMatch(/depósito.*tempo.*ICAD.*SRIJ.*autoexclusão.*maiores de 18/);
    expect(text(address, 'footer')).toMatch(/© 20\d\d/);
  });

  it('the strip says that this is a demonstration while a placeholder stands, and no longer', () => {
    const sentence = 'Demonstração: parceiros, testemunhos e contactos são exemplos.';
    for (const { $ } of pages) expect($('header').text().includes(sentence)).toBe(isDemonstration(content));
  });

  it('*Artigos* is marked on the list and on each article, and on no other page', () => {
    for (const { address, $ } of pages) expect($('header [aria-current][href="/artigos"]').length, address).toBe(address.startsWith('/artigos') ? 1 : 0);
  });
});

describe('§2 home', () => {
  it('has its sections in the owner’s order', () => {
    const headings = all('/', 'main :is(h1, h2)');
    const wanted = ['Sorteio Mágico de Natal', 'Casinos em destaque', 'Como Funciona', 'Testemunhos', 'Nossos Números', 'Newsletter', 'Conheça o site'];
    expect(headings).toEqual(wanted);
  });

  it('three casinos, whose buttons open their sites in a new tab', () => {
    const { $ } = pageAt('/');
    const buttons = $('main a[rel~="sponsored"]').toArray();
    expect(buttons.length).toBeGreaterThanOrEqual(3);
    for (const link of buttons) expect($(link).text()).toMatch(/^Visitar .+ \(abre num novo separador\)$/);
    for (const link of buttons) expect($(link).attr('target')).toBe('_blank');
    for (const address of ['/', '/cassinos-online']) expect(text(address)).toContain('Publicidade · 18+');
  });

  it('three steps, three testimonials, four figures', () => {
    const words = text('/');
    expect(words).toMatch(/Registe-se gratuitamente.*Escolha um casino.*Jogue e aguarde os sorteios/);
    expect(pageAt('/').$('main blockquote')).toHaveLength(3);
    for (const [number, label] of [
      ['+25', 'casinos analisados'],
      ['+5000', 'jogadores ajudados'],
      ['€40.000+', 'em bónus recomendados'],
      ['100%', 'transparência'],
    ]) {
      expect(words).toMatch(new RegExp(`${number?.replace(/[+.]/g, '\\$&')} ?${label}`));
    }
  });

  it('the newsletter asks for name and e-mail, both required, and only the browser checks them (§5)', () => {
    const { $ } = pageAt('/');
    expect(
      $('main form input')
        .toArray()
        .map((input) => [$(input).attr('type'), $(input).attr('required') !== undefined]),
    ).toEqual([
      ['text', true],
      ['email', true],
    ]);
    expect($('main form').attr('action')).toBeUndefined();
  });

  it('the grid leads to six pages', () => {
    const { $ } = pageAt('/');
    const grid = $('main nav a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(grid).toEqual(expect.arrayContaining(['/sobre-o-projeto', '/cassinos-online', '/artigos', '/jogo-responsavel', '/politica-cookies', '/termos-uso']));
  });

  it('the ticket gives the dates and leads to the rules', () => {
    expect(text('/', 'main a[href="/regras"]')).toMatch(/1 a 24 de dezembro de \d{4}.*25 de dezembro de \d{4}/);
  });
});

describe('§2 the other pages', () => {
  it('/cassinos-online: the same casinos, «Visitar» and the name', () => {
    const home = all('/', 'main a[rel~="sponsored"]');
    expect(all('/cassinos-online', 'main a[rel~="sponsored"]')).toEqual(home);
    const names = all('/cassinos-online', 'main li h2');
    expect(home.map((label) => label.replace(/^Visitar | \(abre.*/g, ''))).toEqual(names);
  });

  it('/regras: five rules and three questions, each list with one open at a time (§4)', () => {
    const { $ } = pageAt('/regras');
    expect(all('/regras', 'main details[name="regras"] summary')).toEqual([
      'Quem pode participar',
      'Datas importantes',
      'Validade dos bónus',
      'Responsabilidade do jogador',
      'Restrições geográficas',
    ]);
    expect($('main details[name="perguntas"]')).toHaveLength(3);
  });

  it('§9 /regras: dates, validity, eligibility', () => {
    const words = text('/regras');
    // The year is the edition's: a publisher changes it.
    const dates = [/Inscrições:? 1 a 24 de dezembro de \d{4}/, /Sorteio:? 25 de dezembro de \d{4}/, /48 horas/, /27 de dezembro de \d{4}/, /7 a 30 dias/];
    for (const wanted of [...dates, /18 anos/, /por pessoa, por morada e por endereço IP/, /reside em Portugal/]) expect(words).toMatch(wanted);
    expect(words).toContain('Jogar é opcional e não altera as probabilidades no sorteio');
  });

  it.each(['/politica-privacidade', '/politica-cookies', '/termos-uso'])('%s: last updated on 4 August 2024, and no other date', (address) => {
    expect(text(address)).toContain('Última atualização: 4 de agosto de 2024');
    expect(text(address).match(/\b20\d\d\b/g)).toEqual(['2024']);
  });

  it('the policies have their sections', () => {
    expect(all('/politica-privacidade', 'main h2')).toEqual([
      'Informação recolhida',
      'Como usamos a informação',
      'Partilha',
      'Segurança dos dados',
      'Os seus direitos',
      'Contacto',
    ]);
    expect(pageAt('/politica-privacidade').$('address a[href^="mailto:"]')).toHaveLength(1);
    expect(all('/politica-cookies', 'main h3').map((title) => title.trim())).toEqual(['Essenciais Obrigatório', 'Desempenho', 'Funcionalidade']);
    expect(all('/termos-uso', 'main h2')).toEqual([
      'Aceitação',
      'Elegibilidade e registo',
      'Utilização aceitável',
      'Limitação de responsabilidade',
      'Propriedade intelectual',
      'Cessação',
      'Lei aplicável',
    ]);
    expect(text('/termos-uso')).toContain('lei portuguesa');
  });

  it('/jogo-responsavel: both numbers, then definition, six signs, three tips, four organisations, commitments', () => {
    const { $ } = pageAt('/jogo-responsavel');
    expect(text('/jogo-responsavel', '#ajuda')).toMatch(/808 24 24 24.*1414/);
    expect($('#sinais li')).toHaveLength(6);
    expect(all('/jogo-responsavel', '#conselhos h3')).toEqual(['Definir limites', 'Jogar por diversão', 'Nunca tentar recuperar perdas']);
    expect($('#organizacoes a[target="_blank"]').length).toBeGreaterThanOrEqual(4);
    expect(
      $('main section[id]')
        .toArray()
        .slice(0, 5)
        .map((part) => $(part).attr('id')),
    ).toEqual(['o-que-e', 'sinais', 'conselhos', 'organizacoes', 'compromissos']);
    expect(text('/jogo-responsavel')).toMatch(/pelo menos 6/);
  });

  it('/artigos: four articles, each with a title, an excerpt and «Ler artigo»', () => {
    const { $ } = pageAt('/artigos');
    expect(all('/artigos', 'main h2')).toEqual(
      expect.arrayContaining([
        'Como escolher o casino ideal',
        'Dicas para aproveitar um bónus',
        'Jogo responsável: porque importa',
        'Casinos ao vivo: vale a pena?',
      ]),
    );
    for (const card of $('main li').toArray()) expect($(card).find('a').text()).toMatch(/^Ler artigo: ./);
  });

  it('an article: Início > Artigos > its title', () => {
    expect(all('/artigos/dicas-aproveitar-bonus', 'nav[aria-label="Caminho"] li')).toEqual(['Início', 'Artigos', 'Dicas para aproveitar um bónus']);
  });

  it('§9 the bonus article: 35x on 100€ is 3.500€; slots 100%, tables 10–20% or 0%; 7, 15 or 30 days', () => {
    const words = text('/artigos/dicas-aproveitar-bonus');
    for (const wanted of ['35x', '3.500€', '100%', '10–20%', '0%', '7, 15 ou 30 dias']) expect(words).toContain(wanted);
  });

  it('/sobre-o-projeto: five offers, the Contact page, and a button to the casinos', () => {
    const { $ } = pageAt('/sobre-o-projeto');
    expect($('main ul > li')).toHaveLength(5);
    expect(text('/sobre-o-projeto')).toContain('página de Contacto');
    expect($('main a[href="/cassinos-online"]').last().text()).toBe('Ver os casinos');
  });

  it('§8 an unknown address: the router’s heading, then status and status text', () => {
    expect(all('/404', 'main h1')).toEqual(['Unexpected Application Error!']);
    expect(text('/404')).toMatch(/^Unexpected Application Error! ?404 Not Found/);
  });
});

describe('§3, §8, §9 values in code', () => {
  it('storage keys', () => expect(storageKeys).toEqual({ age: 'ageVerified', consent: 'cookieConsent' }));
  it('*Sair* leads to the home page of a general search engine', () => expect(searchEngine).toBe('https://www.google.com/'));
  it('toasts', () => {
    expect(messages.pending.title).toBe('Esta funcionalidade ainda não está implementada');
    expect(messages.pending.description).toContain('próxima mensagem');
    expect(messages.newsletter).toEqual({ title: 'Inscrição na Newsletter', description: 'Obrigado por se inscrever! Fique atento às novidades.' });
  });
});

it('the rules print the prize and the authorisation when the owner has given them', () => {
  const { prize, authorisation } = content.promotion;
  expect(text('/regras').includes(`Prémio: ${prize.value}`)).toBe(!prize.placeholder);
  expect(text('/regras').includes(`Autorização n.º ${authorisation.value}`)).toBe(!authorisation.placeholder);
});
