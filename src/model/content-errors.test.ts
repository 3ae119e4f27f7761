import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from './load-content';

/** Invented: an edit of what is published cannot turn a test red. */
const contentFolder = fileURLToPath(new URL('../../tests/content', import.meta.url));
const article = 'articles/barcos-de-papel.md';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Replaces `before` by `after` in a content file; both as the editor would see them. */
function damage(file: string, before: string | RegExp, after: string) {
  const text = readFileSync(join(root, file), 'utf8');
  const damaged = text.replace(before, after);
  expect(damaged, `«${before}» is not in ${file}`).not.toBe(text);
  writeFileSync(join(root, file), damaged);
}

function report(): string {
  try {
    loadContent(root);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no problem';
}

it('content as it is published has no problem', () => {
  expect(report()).toBe('no problem');
});

describe('fields', () => {
  it('a missing field is named', () => {
    damage('home.yaml', /, tagline: [^}]*/, '');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/home.yaml › hero.tagline
        O quê: falta o campo «tagline».
        Porquê: sem ele a página ficaria com um buraco.
        Como corrigir: acrescente-o, com um valor."
    `);
  });

  it('an unknown field is named, in its place', () => {
    damage('site.yaml', 'copyrightYear: 2025', 'copyrightYear: 2025\ncopyrigthYear: 2026');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/site.yaml › copyrigthYear
        O quê: o campo «copyrigthYear» não existe neste lugar.
        Porquê: um nome mal escrito faria desaparecer um texto sem aviso.
        Como corrigir: corrija o nome do campo, ou apague-o."
    `);
  });

  it('a wrong type says what was expected and what was found', () => {
    damage('facts.yaml', 'helpLine: "1414"', 'helpLine: 1414');
    damage('facts.yaml', 'minimumAge: 18', 'minimumAge: dezoito');
    expect(report()).toMatchInlineSnapshot(`
      "2 problemas em content/ — nada foi publicado nem alterado.

      content/facts.yaml › minimumAge
        O quê: devia ser um número, mas é «dezoito».
        Porquê: a página espera um número neste lugar e não sabe mostrar outra coisa.
        Como corrigir: escreva um número.

      content/facts.yaml › helpLine
        O quê: devia ser um texto, mas é o número 1414.
        Porquê: a página espera um texto neste lugar e não sabe mostrar outra coisa.
        Como corrigir: ponha o valor entre aspas."
    `);
  });

  it('a text that begins with {{ and has no quotation marks is explained', () => {
    damage('rules.yaml', /^title: .*$/m, 'title: {{sorteio}}');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/rules.yaml › title
        O quê: devia ser um texto, mas é um grupo de campos.
        Porquê: a página espera um texto neste lugar e não sabe mostrar outra coisa.
        Como corrigir: ponha o texto entre aspas: «: » no meio e «{{» no início têm outro sentido em YAML."
    `);
  });

  it('an empty field is not called a wrong type of text', () => {
    damage('about.yaml', /^title: .*$/m, 'title:');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/about.yaml › title
        O quê: devia ser um texto, mas está vazio.
        Porquê: a página espera um texto neste lugar e não sabe mostrar outra coisa.
        Como corrigir: escreva um texto."
    `);
  });

  it('a text that is too long says how long it is', () => {
    damage('site.yaml', /^name: .*$/m, `name: ${'Sorteio '.repeat(8)}`);
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/site.yaml › name
        O quê: o texto tem 63 caracteres, e o máximo é 40.
        Porquê: não caberia no lugar onde aparece.
        Como corrigir: encurte o texto."
    `);
  });

  it('a list with a member too many or too few says how many it has', () => {
    damage('facts.yaml', '7, 15, 30', '7, 30');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/facts.yaml › bonusValidityDays
        O quê: a lista tem 2, e o mínimo é 3.
        Porquê: a página ficaria com um buraco.
        Como corrigir: acrescente o que falta."
    `);
  });

  it('a value outside a fixed set says which there are', () => {
    damage(article, 'tile: laco', 'tile: laço');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/articles/barcos-de-papel.md › tile
        O quê: «laço» não é um dos valores que existem.
        Porquê: só esses valores têm desenho ou comportamento.
        Como corrigir: escreva um destes: estrela, laco, coracao, roleta, roseta."
    `);
  });
});

describe('addresses', () => {
  it('two articles with one slug', () => {
    cpSync(join(root, article), join(root, 'articles/os-mesmos-barcos.md'));
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/articles/os-mesmos-barcos.md › slug
        O quê: «barcos-de-papel» já é o slug de content/articles/barcos-de-papel.md.
        Porquê: os dois artigos ficariam no mesmo endereço (/artigos/barcos-de-papel) e um deles desapareceria.
        Como corrigir: dê a um deles outro slug."
    `);
  });

  it('a slug that is no slug', () => {
    damage(article, 'slug: barcos-de-papel', 'slug: Dicas de Bónus');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/articles/barcos-de-papel.md › slug
        O quê: «Dicas de Bónus» não serve de endereço.
        Porquê: acentos, maiúsculas e espaços saem trocados quando alguém copia a ligação.
        Como corrigir: use só minúsculas sem acentos, algarismos e hífenes simples: por exemplo, «dicas-de-natal»."
    `);
  });

  it.each(['javascript:alert(1)', 'http://casino.example/', '/casino', 'casino.example'])('a partner link that is not https: %s', (address) => {
    damage('casinos.yaml', 'https://dois.example/', address);
    expect(report()).toContain(`«${address}» não é um endereço seguro e completo.`);
  });

  it('an unsafe partner link, in full', () => {
    damage('casinos.yaml', 'https://dois.example/', 'javascript:alert(1)');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/casinos.yaml › casinos[1].link
        O quê: «javascript:alert(1)» não é um endereço seguro e completo.
        Porquê: «http:» e «javascript:» põem o leitor em risco, e um endereço sem «https://» fica preso neste site.
        Como corrigir: escreva o endereço completo, a começar por «https://»."
    `);
  });

  it('unsafe and relative links in a text', () => {
    damage(article, '## A primeira dobra\n', '## A primeira dobra\n\n[a](javascript:alert(1)) [b](http://casino.example) [c](regras)\n');
    expect(report()).toMatchInlineSnapshot(`
      "3 problemas em content/ — nada foi publicado nem alterado.

      content/articles/barcos-de-papel.md
        O quê: a ligação «javascript:alert(1)» não é segura nem completa.
        Porquê: «javascript:» e «http:» põem o leitor em risco, e um endereço relativo muda com a página onde está.
        Como corrigir: para fora do site, comece por «https://»; para uma página do site, comece por «/».

      content/articles/barcos-de-papel.md
        O quê: a ligação «http://casino.example» não é segura nem completa.
        Porquê: «javascript:» e «http:» põem o leitor em risco, e um endereço relativo muda com a página onde está.
        Como corrigir: para fora do site, comece por «https://»; para uma página do site, comece por «/».

      content/articles/barcos-de-papel.md
        O quê: a ligação «regras» não é segura nem completa.
        Porquê: «javascript:» e «http:» põem o leitor em risco, e um endereço relativo muda com a página onde está.
        Como corrigir: para fora do site, comece por «https://»; para uma página do site, comece por «/»."
    `);
  });

  it('an internal link to a page that does not exist', () => {
    damage('rules.yaml', '/artigos/barcos-de-papel', '/artigos/barcos-de-pedra');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/rules.yaml › sections[2].content
        O quê: a ligação «/artigos/barcos-de-pedra» leva a uma página que não existe.
        Porquê: o leitor cairia numa página de erro.
        Como corrigir: use um destes endereços: /, /cassinos-online, /regras, /politica-privacidade, /politica-cookies, /termos-uso, /jogo-responsavel, /artigos, /sobre-o-projeto ou /artigos/<slug>."
    `);
  });

  it('an internal link to a section that does not exist', () => {
    damage('about.yaml', '/jogo-responsavel#apoio', '/jogo-responsavel#urgencia');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/about.yaml › contact.text
        O quê: a ligação «/jogo-responsavel#urgencia» aponta para uma secção que não existe.
        Porquê: o leitor ficaria no topo da página, sem saber porquê.
        Como corrigir: use uma destas secções: #autoexclusao, #bloquear, #consultas, #apoio, #conteudo, #ajuda, #definicao, #sinais, #conselhos, #compromissos, #fontes."
    `);
  });

  it('a link to a section of its own page that does not exist', () => {
    damage(article, '## A primeira dobra\n', '## A primeira dobra\n\n[as contas](#as-minhas-contas)\n');
    expect(report()).toContain('a ligação «#as-minhas-contas» aponta para uma secção que não existe.');
  });

  it('a bare #section in a text that stands on every page', () => {
    damage('site.yaml', '/jogo-responsavel#autoexclusao', '#autoexclusao');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/site.yaml › footer.text
        O quê: a ligação «#autoexclusao» não diz em que página está a secção.
        Porquê: este texto aparece em várias páginas, e só uma delas tem essa secção.
        Como corrigir: escreva também a página: por exemplo, «/jogo-responsavel#apoio»."
    `);
  });

  it('a block that the site does not draw', () => {
    damage(article, '## A última dobra\n', '::barcos\n\n## A última dobra\n');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/articles/barcos-de-papel.md
        O quê: «::barcos» não é um bloco que o site saiba desenhar.
        Porquê: o leitor veria os dois pontos e o nome no meio do texto.
        Como corrigir: escreva um destes, num parágrafo só seu: ::calculadora, ::exemplo-inventado, ::mil-janelas, ::parede-do-bonus."
    `);
  });

  it('a related article that does not exist', () => {
    damage(article, '[ruas-de-pedra]', '[ruas]');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/articles/barcos-de-papel.md › related[0]
        O quê: «ruas» não é o slug de outro artigo.
        Porquê: o leitor cairia numa página de erro.
        Como corrigir: escreva o slug de outro artigo, ou apague a linha."
    `);
  });

  it('an entry of the navigation that leaves the site', () => {
    damage('home.yaml', 'to: /sobre-o-projeto', 'to: https://casino.example/');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/home.yaml › navigation.entries[0].to
        O quê: «https://casino.example/» não é o endereço de uma página deste site.
        Porquê: daqui só se vai para páginas do próprio site.
        Como corrigir: comece por uma barra: por exemplo, «/artigos»."
    `);
  });
});

describe('dates', () => {
  it('a date that does not exist', () => {
    damage(article, 'publishedOn: 2025-11-02', 'publishedOn: 2025-02-30');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/articles/barcos-de-papel.md › publishedOn
        O quê: «2025-02-30» não é um dia que exista.
        Porquê: o leitor veria uma data impossível, ou nenhuma.
        Como corrigir: escreva ano-mês-dia, com um dia que esse mês tenha: por exemplo, 2025-12-24."
    `);
  });

  it('an article reviewed before it was published', () => {
    damage(article, 'reviewedOn: 2025-11-03', 'reviewedOn: 2025-11-01');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/articles/barcos-de-papel.md › reviewedOn
        O quê: a revisão é anterior à publicação.
        Porquê: datas trocadas dariam aos leitores uma promessa impossível de cumprir.
        Como corrigir: ponha uma data de revisão igual ou posterior à de «publishedOn»."
    `);
  });

  it('sign-ups that close before they open, and a list published before the draw', () => {
    damage('promotion.yaml', 'signUpsCloseOn: 2025-12-24', 'signUpsCloseOn: 2025-11-24');
    damage('promotion.yaml', 'listPublishedBy: 2025-12-27', 'listPublishedBy: 2025-12-24');
    expect(report()).toMatchInlineSnapshot(`
      "2 problemas em content/ — nada foi publicado nem alterado.

      content/promotion.yaml › signUpsCloseOn
        O quê: as inscrições fecham antes de abrir.
        Porquê: datas trocadas dariam aos leitores uma promessa impossível de cumprir.
        Como corrigir: troque as duas datas, ou corrija o ano de uma delas.

      content/promotion.yaml › listPublishedBy
        O quê: a lista de premiados sairia antes do sorteio.
        Porquê: datas trocadas dariam aos leitores uma promessa impossível de cumprir.
        Como corrigir: ponha uma data igual ou posterior à de «drawOn»."
    `);
  });

  it('a draw while sign-ups are open', () => {
    damage('promotion.yaml', 'drawOn: 2025-12-25', 'drawOn: 2025-12-24');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/promotion.yaml › drawOn
        O quê: o sorteio não é posterior ao fim das inscrições.
        Porquê: datas trocadas dariam aos leitores uma promessa impossível de cumprir.
        Como corrigir: ponha o sorteio num dia depois de «signUpsCloseOn»."
    `);
  });
});

describe('files', () => {
  it('front matter that does not end', () => {
    damage(article, /\n---\n/, '\n');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/articles/barcos-de-papel.md
        O quê: o cabeçalho do artigo está partido: não começa e acaba com uma linha só com «---».
        Porquê: sem cabeçalho o artigo não tem título nem endereço.
        Como corrigir: a primeira linha do ficheiro tem de ser «---», e outra igual vem depois do último campo."
    `);
  });

  it('broken YAML names the line of the file', () => {
    damage(article, 'topic: Papel', ' topic: Papel');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/articles/barcos-de-papel.md › linha 6
        O quê: o YAML está partido: a linha não está alinhada com as do mesmo grupo.
        Porquê: um ficheiro ilegível deixaria a página sem texto.
        Como corrigir: dê à linha os mesmos espaços iniciais que têm as vizinhas."
    `);
  });

  it('a field written twice', () => {
    damage('about.yaml', /^(title: .*)$/m, '$1\n$1');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/about.yaml › linha 2
        O quê: o YAML está partido: o campo aparece duas vezes.
        Porquê: um ficheiro ilegível deixaria a página sem texto.
        Como corrigir: apague um dos dois."
    `);
  });

  it('a file that is not UTF-8', () => {
    writeFileSync(join(root, 'about.yaml'), Buffer.from('title: Promoção', 'latin1'));
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/about.yaml
        O quê: o ficheiro não está em UTF-8.
        Porquê: os acentos apareceriam trocados em todas as páginas que o usam.
        Como corrigir: abra-o no editor e guarde-o com a codificação «UTF-8»."
    `);
  });

  it('a file that is gone', () => {
    rmSync(join(root, 'help-organisations.yaml'));
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/help-organisations.yaml
        O quê: o ficheiro não existe.
        Porquê: uma página do site vive dele.
        Como corrigir: reponha-o a partir da última versão guardada."
    `);
  });

  it('an empty file', () => {
    writeFileSync(join(root, 'article-list.yaml'), '');
    expect(report()).toMatchInlineSnapshot(`
      "1 problema em content/ — nada foi publicado nem alterado.

      content/article-list.yaml
        O quê: não tem nenhum campo.
        Porquê: a página que vive dele ficaria vazia.
        Como corrigir: reponha-o a partir da última versão guardada."
    `);
  });
});

it('an unknown {{word}} lists the known ones', () => {
  damage('casinos.yaml', '{{contribuicao-mesas}}', '{{contribuicao-roleta}}');
  expect(report()).toMatchInlineSnapshot(`
    "1 problema em content/ — nada foi publicado nem alterado.

    content/casinos.yaml › casinos[1].longDescription
      O quê: {{contribuicao-roleta}} não existe.
      Porquê: o leitor veria as chavetas em vez de uma data ou de um número.
      Como corrigir: use um destes nomes: idade-minima, linha-de-ajuda, inscricoes, inscricoes-abrem, inscricoes-fecham, sorteio, lista-de-premiados, prazo-de-contacto, autorizacao-do-sorteio, premio, validade-do-bonus, rollover-exemplo, bonus-exemplo, apostas-exemplo, contribuicao-slots, contribuicao-mesas, contribuicao-nula, autoexclusao-minimo, autoexclusao-conselho, estado-do-sorteio."
  `);
});

it('the problems of several files come in one run, and broken files bring no problems in others', () => {
  damage('home.yaml', /, tagline: [^}]*/, '');
  damage(article, 'slug: barcos-de-papel', 'slug: Dicas');
  writeFileSync(join(root, 'responsible-gambling.yaml'), Buffer.from([0xe7]));
  const files = [...report().matchAll(/^content\/\S+/gm)].map(([place]) => place);
  expect(report()).toMatch(/^3 problemas em content\//);
  expect(files).toEqual(['content/home.yaml', 'content/responsible-gambling.yaml', `content/${article}`]);
});
