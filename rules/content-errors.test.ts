import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { ContentError } from '../src/model/finding';
import { temporaryFolder } from '../tests/temporary-folder';
import { loadContent } from './rulebook';

const article = 'articles/barcos-de-papel.md';
let root: string;

/** Replaces `before` by `after` in a content file; both as the editor would see them. */
const change = (file: string, before: string | RegExp, after: string) => () => {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = text.replace(before, after);
  expect(changed, `«${before}» is not in ${file}`).not.toBe(text);
  writeFileSync(join(root, file), changed);
};

function problems(): string[] {
  try {
    loadContent(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, field, what, why, mend }) => [field ? `${file} › ${field}` : file, what, why, mend].join(' | '));
  }
}

/** Puts a text of its own into the article. */
const write = (text: string) => change(article, '## A última dobra\n', `${text}\n\n## A última dobra\n`);

/** What an editor may do: the first two are right. */
const edits: Record<string, (() => void) | (() => void)[]> = {
  nothing: [],
  'a true partner, with its link and its licence': change(
    'casinos.yaml',
    /placeholder: .*\n( +)(title: .*)\n.*link: .*/,
    '$2\n$1link: https://casino.pt/\n$1licence: { company: Um, games: todos, seenOn: 2030-01-01 }',
  ),
  'the same partner twice': change('casinos.yaml', 'title: casinos 2 title', 'title: Casinos 0 title'),
  'a partner that lost its mark too early': change('casinos.yaml', /placeholder: .*\n +/, ''),
  'a true link under an invented name': change('casinos.yaml', 'https://um.example/', 'https://casino.pt/'),
  'an authorisation without a number, and a prize that nobody knows': [
    change('promotion.yaml', /^authorisation:\n.*\n.*/m, 'authorisation: { value: "n.º 000/0000, por pedir" }'),
    change('promotion.yaml', /^prize:\n.*\n.*/m, 'prize: { value: a designar }'),
  ],
  'an old address that leads to two places, and one that a page has': change(
    'redirects.yaml',
    '[]',
    '[{ from: /a, to: / }, { from: /b }, { from: /a }, { from: /regras }]',
  ),
  'an unknown field is named, in its place': change('site.yaml', 'copyrightYear: 2025', 'copyrightYear: 2025\ncopyrigthYear: 2026'),
  'a wrong type says what was expected and what was found': [
    change('facts.yaml', 'helpLine: "1414"', 'helpLine: 1414'),
    change('facts.yaml', 'minimumAge: 18', 'minimumAge: dezoito'),
  ],
  'a text that begins with {{ and has no quotation marks is explained': change('rules.yaml', /^title: .*$/m, 'title: {{sorteio}}'),
  'an empty field is not called a wrong type of text': change('about.yaml', /^title: .*$/m, 'title:'),
  'a text that is too long says how long it is': change('site.yaml', /^name: .*$/m, `name: ${'Sorteio '.repeat(8)}`),
  'a list with a member too many or too few says how many it has': change('facts.yaml', /- 15\n +/, ''),
  'a value outside a fixed set says which there are': change(article, 'tile: laco', 'tile: laço'),
  'two articles with one slug': () => cpSync(join(root, article), join(root, 'articles/os-mesmos-barcos.md')),
  'a slug that is no slug': change(article, 'slug: barcos-de-papel', 'slug: Dicas de Bónus'),
  'an unsafe partner link, in full': change('casinos.yaml', 'https://dois.example/', 'javascript:alert(1)'),
  'unsafe and relative links in a text': write('[a](javascript:alert(1)) [b](http://casino.example) [c](regras)'),
  'an internal link to a page that does not exist': change('rules.yaml', '/artigos/barcos-de-papel', '/artigos/barcos-de-pedra'),
  'an internal link to a section that does not exist': change('about.yaml', '/jogo-responsavel#apoio', '/jogo-responsavel#urgencia'),
  'a bare #section in a text that stands on every page': change('site.yaml', '/jogo-responsavel#autoexclusao', '#autoexclusao'),
  'a block that the site does not draw': write('::barcos'),
  'a drawing without its caption, and a caption that nothing shows': write('::mil-janelas\n\n::calculadora\nUma legenda.'),
  'a block asked for twice, and one in a list': write('::calculadora\n\n::calculadora\n\n- ::mil-janelas'),
  'a block where no page draws one': change('about.yaml', /^( +)text: .*mission text.*/m, '$1text: ::calculadora'),
  'a title of which nothing is seen': change(article, /^title: .*/m, 'title: \u3164'),
  'a text of which nothing is seen': change('about.yaml', /^title: .*/m, 'title: "\\u2800"'),
  'headings in two texts that make one address': change('rules.yaml', /^( +)content: .*/gm, '$1content: |-\n$1  Um.\n\n$1  ## Perguntas'),
  'a related article that does not exist': change(article, '[ruas-de-pedra]', '[ruas]'),
  'an entry of the navigation that leaves the site': change('home.yaml', 'to: /', 'to: https://casino.example/'),
  'a domain that is an address': change('licensed-operators.yaml', /domain: .*/, 'domain: https://velho.test/'),
  'a date that does not exist': change(article, 'publishedOn: 2025-11-02', 'publishedOn: 2025-02-30'),
  'an article reviewed before it was published': change(article, 'reviewedOn: 2025-11-03', 'reviewedOn: 2025-11-01'),
  'sign-ups that close before they open, and a list published before the draw': [
    change('promotion.yaml', 'signUpsCloseOn: 2025-12-24', 'signUpsCloseOn: 2025-11-24'),
    change('promotion.yaml', 'listPublishedBy: 2025-12-27', 'listPublishedBy: 2025-12-24'),
  ],
  'a draw while sign-ups are open': change('promotion.yaml', 'drawOn: 2025-12-25', 'drawOn: 2025-12-24'),
  'front matter that does not end': change(article, /\n---\n/, '\n'),
  'broken YAML names the line of the file': change(article, 'topic: Papel', ' topic: Papel'),
  'a field written twice': change('about.yaml', /^(title: .*)$/m, '$1\n$1'),
  'a file that is gone': () => rmSync(join(root, 'help-organisations.yaml')),
  'an empty file': () => writeFileSync(join(root, 'article-list.yaml'), ''),
  'an unknown {{word}} lists the known ones': change('casinos.yaml', '{{contribuicao-mesas}}', '{{contribuicao-roleta}}'),
  'a heading that takes the address of a part of the page': change(article, '## A primeira dobra', '## Fontes'),
  'a link in place of the folder of articles': () => {
    renameSync(join(root, 'articles'), join(root, 'elsewhere'));
    symlinkSync('elsewhere', join(root, 'articles'));
  },
  'several files: broken ones bring no problems in others': [
    change('home.yaml', /.*tagline: .*\n/, ''),
    () => writeFileSync(join(root, 'responsible-gambling.yaml'), Buffer.from([0xe7])),
  ],
  'a link to a section of its own page that does not exist': write('[as contas](#as-minhas-contas)'),
};

it('each mistake is told with its place, what it is, why it matters and how to mend it', () => {
  const told = Object.entries(edits).flatMap(([edit, changes]) => {
    root = temporaryFolder(contentFolder);
    for (const make of [changes].flat()) make();
    return problems().map((problem) => `${edit}: ${problem}`);
  });
  expect(`\n${told.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    the same partner twice: casinos.yaml › casinos[2].title | já há um parceiro com este nome. | o leitor veria o mesmo casino duas vezes, e ninguém saberia de qual dos dois são as condições. | escolha outra marca, ou retire um dos dois.
    a partner that lost its mark too early: casinos.yaml › casinos[0].licence | o parceiro não traz a licença. | o site promete que só apresenta operadores da lista do SRIJ, e promover um que lá não esteja pode ser crime. | veja a marca na lista do SRIJ e preencha «A licença»: a empresa, os jogos e o dia em que a viu.
    a partner that lost its mark too early: casinos.yaml › casinos[0].link | a ligação ainda é de exemplo, e o parceiro já não o é. | um nome inventado com uma ligação verdadeira, ou um nome verdadeiro sem ligação, engana o leitor. | troque o registo inteiro de uma vez: nome, ligação, textos e licença; por fim, desligue «Isto é um exemplo».
    a true link under an invented name: casinos.yaml › casinos[0].link | a ligação é verdadeira, e o parceiro ainda está marcado como exemplo. | um nome inventado com uma ligação verdadeira, ou um nome verdadeiro sem ligação, engana o leitor. | troque o registo inteiro de uma vez: nome, ligação, textos e licença; por fim, desligue «Isto é um exemplo».
    an authorisation without a number, and a prize that nobody knows: promotion.yaml › authorisation.value | a autorização não tem número. | sem número, ninguém pode confirmar que o sorteio está autorizado, e o site não o pode anunciar. | escreva o número que a câmara municipal deu, ou volte a ligar «Isto é um exemplo».
    an authorisation without a number, and a prize that nobody knows: promotion.yaml › prize.value | «a designar» não é um valor verdadeiro, e já não tem a marca de que falta. | sem a marca, o site deixa de avisar o leitor, e a verificação de lançamento deixa de avisar quem publica. | escreva o valor verdadeiro, ou volte a ligar «Isto é um exemplo», com uma frase que diga o que falta.
    an old address that leads to two places, and one that a page has: redirects.yaml › redirects[2].from | «/a» aparece duas vezes. | um endereço só pode levar a um lugar. | apague este encaminhamento.
    an old address that leads to two places, and one that a page has: redirects.yaml › redirects[3].from | «/regras» é agora o endereço de uma página. | quem a procurasse seria levado para outra. | apague este encaminhamento.
    an unknown field is named, in its place: site.yaml › copyrigthYear | o campo «copyrigthYear» não existe neste lugar. | um nome mal escrito faria desaparecer um texto sem aviso. | corrija o nome do campo, ou apague-o.
    a wrong type says what was expected and what was found: facts.yaml › minimumAge | devia ser um número, mas é «dezoito». | a página espera um número neste lugar e não sabe mostrar outra coisa. | escreva um número.
    a wrong type says what was expected and what was found: facts.yaml › helpLine | devia ser um texto, mas é o número 1414. | a página espera um texto neste lugar e não sabe mostrar outra coisa. | ponha o valor entre aspas.
    a text that begins with {{ and has no quotation marks is explained: rules.yaml › title | devia ser um texto, mas é um grupo de campos. | a página espera um texto neste lugar e não sabe mostrar outra coisa. | ponha o texto entre aspas: «: » no meio e «{{» no início têm outro sentido em YAML.
    an empty field is not called a wrong type of text: about.yaml › title | devia ser um texto, mas está vazio. | a página espera um texto neste lugar e não sabe mostrar outra coisa. | escreva um texto.
    a text that is too long says how long it is: site.yaml › name | o texto tem 63 caracteres, e o máximo é 40. | não caberia no lugar onde aparece. | encurte o texto.
    a list with a member too many or too few says how many it has: facts.yaml › bonusValidityDays | a lista tem 2, e o mínimo é 3. | a página ficaria com um buraco. | acrescente o que falta.
    a value outside a fixed set says which there are: articles/barcos-de-papel.md › tile | «laço» não é um dos valores que existem. | só esses valores têm desenho ou comportamento. | escreva um destes: estrela, laco, coracao, roleta, roseta, relogio.
    two articles with one slug: articles/os-mesmos-barcos.md › slug | «barcos-de-papel» já é o fim do endereço de outro artigo (content/articles/barcos-de-papel.md). | os dois artigos ficariam no mesmo endereço (/artigos/barcos-de-papel) e um deles desapareceria. | dê outro a um deles.
    a slug that is no slug: articles/barcos-de-papel.md › slug | «Dicas de Bónus» não serve de endereço. | acentos, maiúsculas e espaços saem trocados quando alguém copia a ligação. | use só minúsculas sem acentos, algarismos e hífenes simples: por exemplo, «dicas-de-natal».
    an unsafe partner link, in full: casinos.yaml › casinos[1].link | «javascript:alert(1)» não é um endereço seguro e completo. | sem «https://» o leitor não chega lá, ou vai por um caminho que outros podem ler. | escreva o endereço completo, a começar por «https://».
    unsafe and relative links in a text: articles/barcos-de-papel.md | a ligação «javascript:alert(1)» não é segura nem completa. | sem «https://» ou «/» o leitor não chega lá, ou vai por um caminho que outros podem ler. | para fora do site, comece por «https://»; para uma página do site, comece por «/».
    unsafe and relative links in a text: articles/barcos-de-papel.md | a ligação «http://casino.example» não é segura nem completa. | sem «https://» ou «/» o leitor não chega lá, ou vai por um caminho que outros podem ler. | para fora do site, comece por «https://»; para uma página do site, comece por «/».
    unsafe and relative links in a text: articles/barcos-de-papel.md | a ligação «regras» não é segura nem completa. | sem «https://» ou «/» o leitor não chega lá, ou vai por um caminho que outros podem ler. | para fora do site, comece por «https://»; para uma página do site, comece por «/».
    an internal link to a page that does not exist: rules.yaml › sections[2].content | a ligação «/artigos/barcos-de-pedra» leva a uma página que não existe. | o leitor cairia numa página de erro. | use um destes endereços: /, /cassinos-online, /direitos, /regras, /politica-privacidade, /politica-cookies, /termos-uso, /jogo-responsavel, /artigos, /sobre-o-projeto, ou o de um artigo.
    an internal link to a section that does not exist: about.yaml › contact.text | a ligação «/jogo-responsavel#urgencia» aponta para uma secção que não existe. | o leitor ficaria no topo da página, sem saber porquê. | use uma destas secções: #responsible-gambling-doors-0-id, #responsible-gambling-doors-0-parts-0-id, #autoexclusao, #apoio, #conteudo, #ajuda, #definicao, #sinais, #conselhos, #compromissos, #fontes.
    a bare #section in a text that stands on every page: site.yaml › footer.text | a ligação «#autoexclusao» não diz em que página está a secção. | este texto aparece em várias páginas, e só uma delas tem essa secção. | escreva também a página: por exemplo, «/jogo-responsavel#apoio».
    a block that the site does not draw: articles/barcos-de-papel.md | «::barcos» não é um bloco que o site saiba desenhar. | o leitor veria os dois pontos e o nome no meio do texto. | escreva um destes, num parágrafo só seu: ::calculadora, ::cem-noites, ::exemplo-inventado, ::hora-de-passos, ::mil-janelas, ::parede-do-bonus, ::quanto-duram, ::trinta-e-sete-casas.
    a drawing without its caption, and a caption that nothing shows: articles/barcos-de-papel.md | «::mil-janelas» não tem legenda. | quem não vê o desenho só tem a legenda para saber o que mostra. | escreva-a na linha de baixo, sem linha vazia no meio; o que estiver a negrito fica como título.
    a drawing without its caption, and a caption that nothing shows: articles/barcos-de-papel.md | «::calculadora» não leva legenda. | as palavras que estão na linha de baixo não apareceriam. | ponha uma linha vazia a seguir a esse nome.
    a block asked for twice, and one in a list: articles/barcos-de-papel.md | «::mil-janelas» está no meio de outro texto, ou fora de um artigo. | o leitor veria os dois pontos e o nome em vez do desenho. | num artigo, ponha-o num parágrafo só seu, com uma linha vazia antes e outra depois, fora de listas e tabelas; noutro lugar, apague-o.
    a block asked for twice, and one in a list: articles/barcos-de-papel.md | «::calculadora» está duas vezes no texto. | cada bloco é um só lugar da página, com um só endereço. | apague um deles; no lugar, uma ligação para o outro chega.
    a block where no page draws one: about.yaml › mission.text | «::calculadora» está no meio de outro texto, ou fora de um artigo. | o leitor veria os dois pontos e o nome em vez do desenho. | num artigo, ponha-o num parágrafo só seu, com uma linha vazia antes e outra depois, fora de listas e tabelas; noutro lugar, apague-o.
    a title of which nothing is seen: articles/barcos-de-papel.md › linha 2 | há um carácter que não se vê (U+3164). | costuma vir de um texto copiado; pode estragar a página e o feed, ou trocar a ordem das letras. | apague essa parte do texto e escreva-a de novo à mão.
    a text of which nothing is seen: about.yaml › linha 1 | há um carácter que não se vê (U+2800). | costuma vir de um texto copiado; pode estragar a página e o feed, ou trocar a ordem das letras. | apague essa parte do texto e escreva-a de novo à mão.
    headings in two texts that make one address: rules.yaml | duas partes da página têm o endereço #perguntas. | uma ligação para lá só pode levar a uma delas. | mude numa delas o nome «perguntas», ou o título de que se faz esse endereço.
    a related article that does not exist: articles/barcos-de-papel.md › related[0] | não há nenhum artigo em «/artigos/ruas». | o leitor cairia numa página de erro. | escolha outro artigo, ou retire a linha.
    an entry of the navigation that leaves the site: home.yaml › navigation.entries[0].to | «https://casino.example/» não é o endereço de uma página deste site. | daqui só se vai para páginas do próprio site. | comece por uma barra: por exemplo, «/artigos».
    a domain that is an address: licensed-operators.yaml › operators[0].domain | «https://velho.test/» não é um domínio. | o leitor compara-o, letra a letra, com o do site em que está. | escreva-o como está na lista, sem «https://» nem barras: por exemplo, «exemplo.pt».
    a date that does not exist: articles/barcos-de-papel.md › publishedOn | «2025-02-30» não é um dia que exista. | o leitor veria uma data impossível, ou nenhuma. | escreva ano-mês-dia, com um dia que esse mês tenha: por exemplo, 2025-12-24.
    an article reviewed before it was published: articles/barcos-de-papel.md › reviewedOn | a revisão é anterior à publicação. | datas trocadas dariam aos leitores uma promessa impossível de cumprir. | ponha uma data de revisão igual ou posterior à da publicação.
    sign-ups that close before they open, and a list published before the draw: promotion.yaml › signUpsCloseOn | as inscrições fecham antes de abrir. | datas trocadas dariam aos leitores uma promessa impossível de cumprir. | troque as duas datas, ou corrija o ano de uma delas.
    sign-ups that close before they open, and a list published before the draw: promotion.yaml › listPublishedBy | a lista de premiados sairia antes do sorteio. | datas trocadas dariam aos leitores uma promessa impossível de cumprir. | ponha uma data igual ou posterior à do sorteio.
    a draw while sign-ups are open: promotion.yaml › drawOn | o sorteio não é posterior ao fim das inscrições. | datas trocadas dariam aos leitores uma promessa impossível de cumprir. | ponha o sorteio num dia depois do fim das inscrições.
    front matter that does not end: articles/barcos-de-papel.md | o cabeçalho do artigo está partido: não começa e acaba com uma linha só com «---». | sem cabeçalho o artigo não tem título nem endereço. | a primeira linha do ficheiro tem de ser «---», e outra igual vem depois do último campo.
    broken YAML names the line of the file: articles/barcos-de-papel.md › linha 6 | o YAML está partido: a linha não está alinhada com as do mesmo grupo. | um ficheiro ilegível deixaria a página sem texto. | dê à linha os mesmos espaços iniciais que têm as vizinhas.
    a field written twice: about.yaml › linha 2 | o YAML está partido: o campo aparece duas vezes. | um ficheiro ilegível deixaria a página sem texto. | apague um dos dois.
    a file that is gone: help-organisations.yaml | o ficheiro não existe. | uma página do site vive dele. | reponha-o a partir da última versão guardada.
    an empty file: article-list.yaml | não tem nenhum campo. | a página que vive dele ficaria vazia. | reponha-o a partir da última versão guardada.
    an unknown {{word}} lists the known ones: casinos.yaml › casinos[1].longDescription | {{contribuicao-roleta}} não existe. | o leitor veria as chavetas em vez de uma data ou de um número. | use um destes nomes: idade-minima, linha-de-ajuda, edicao, inscricoes, inscricoes-abrem, inscricoes-fecham, sorteio, lista-de-premiados, prazo-de-contacto, autorizacao-do-sorteio, premio, validade-do-bonus, rollover-exemplo, bonus-exemplo, apostas-exemplo, retorno-exemplo, perda-exemplo, perda-e-bonus, contribuicao-slots, contribuicao-mesas, contribuicao-nula, autoexclusao-minimo, autoexclusao-conselho, dinheiro-do-site.
    a heading that takes the address of a part of the page: articles/barcos-de-papel.md | duas partes da página têm o endereço #fontes. | uma ligação para lá só pode levar a uma delas. | mude numa delas o nome «fontes», ou o título de que se faz esse endereço.
    a link in place of the folder of articles: articles | não é uma pasta: é um ficheiro ou um atalho. | o site só lê artigos que estejam mesmo em content/articles/. | ponha no seu lugar a própria pasta com os artigos.
    several files: broken ones bring no problems in others: home.yaml › hero.tagline | falta o campo «tagline». | sem ele a página ficaria com um buraco. | acrescente-o, com um valor.
    several files: broken ones bring no problems in others: responsible-gambling.yaml | o ficheiro não está em UTF-8. | os acentos apareceriam trocados em todas as páginas que o usam. | abra-o no editor e guarde-o com a codificação «UTF-8».
    a link to a section of its own page that does not exist: articles/barcos-de-papel.md | a ligação «#as-minhas-contas» aponta para uma secção que não existe. | o leitor ficaria no topo da página, sem saber porquê. | use uma destas secções: #a-primeira-dobra, #a-ultima-dobra, #conteudo, #calculadora, #quanto-duram, #fontes, #relacionados.
    "
  `);
});
