import { RuleType } from 'markdown-to-jsx';
import { type AskedPicture, blockOf, type MarkdownNode, nodesIn, parseMarkdown, pictureOf, textOf } from '../../markdown';
import type { Fault } from '../finding';
import { blockNames } from './blocks';
import { aboutCharacter, refusedCharacter } from './characters';
import { isPictureName } from './file-names';

/** Beyond these the parser's time grows with the square of the text. An article has about 12,000 characters and 30 links. */
const limits = { characters: 60_000, brackets: 1000, indentation: 24 };

/** What stands before the words of a line: spaces, quotation signs, bullets and numbers. */
const lineStart = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;

/** The nodes of a text of content/ as it will be drawn, and what it may not hold. Without nodes when it is too much to parse. */
export function readMarkdown(text: string, { tables, pictures = false }: { tables: boolean; pictures?: boolean }): { nodes: MarkdownNode[]; faults: Fault[] } {
  const excess = excessOf(text);
  if (excess)
    return {
      nodes: [],
      faults: [{ what: excess, why: 'uma página assim não se lê, e o site demoraria minutos a fazê-la.', mend: 'divida o texto, ou simplifique-o.' }],
    };
  const nodes = parseMarkdown(text);
  const all = nodesIn(nodes);
  const shown = pictures ? nodes.flatMap((node) => pictureOf(node) ?? []) : [];
  const inLine = pictures ? nodes.filter((node) => blockOf(node) === undefined) : nodes;
  const images = all.filter(({ type }) => type === RuleType.image);
  const misplaced = images.length > shown.length ? [pictures ? pictureInLine : pictureElsewhere] : [];
  return {
    nodes,
    faults: [
      ...all.flatMap((node) => faultOf(node, tables) ?? []),
      ...skippedLevels(all),
      ...nodesIn(inLine).flatMap(misplacedBlock),
      ...misplaced,
      ...shown.flatMap((one) => pictureFault(one) ?? []),
    ],
  };
}

function excessOf(text: string): string | undefined {
  if (text.length > limits.characters) return `o texto tem ${text.length} caracteres, e o máximo é ${limits.characters}.`;
  if (text.split('[').length > limits.brackets) return `o texto tem mais do que ${limits.brackets} parênteses retos.`;
  const deep = text.split('\n').findIndex((line) => isDeep(lineStart.exec(line)?.[0] ?? ''));
  return deep < 0 ? undefined : `a linha ${deep + 1} do texto está numa lista ou citação dentro de demasiadas outras.`;
}

const isDeep = (start: string) => start.length > limits.indentation && start.trim() !== '';

function faultOf(node: MarkdownNode, tables: boolean): Fault | undefined {
  if (node.type === RuleType.heading && node.level === 1) return mainHeading;
  if (node.type === RuleType.heading && node.id === '') return headingWithoutLetters;
  if (node.type === RuleType.link && isSilent(node.children)) return linkWithoutWords(node.target ?? '');
  if (node.type === RuleType.table) return tables ? undefined : table;
  const hidden = 'text' in node && typeof node.text === 'string' ? refusedCharacter(node.text) : undefined;
  return hidden ? aboutCharacter(hidden.name) : refusedKinds[node.type];
}

const mainHeading: Fault = {
  what: 'há um título de primeiro nível: uma linha que começa por «# », ou sublinhada com «===».',
  why: 'cada página tem um só, o seu título; um segundo confunde leitores de ecrã e motores de busca.',
  mend: 'comece a linha por «## ».',
};

const headingWithoutLetters: Fault = {
  what: 'há um título sem letras nem algarismos.',
  why: 'o endereço da secção faz-se das letras do título.',
  mend: 'escreva-lhe uma palavra.',
};

/** The first heading of a text stands below the page's own or a section's. */
function skippedLevels(nodes: MarkdownNode[]): Fault[] {
  const headings = nodes.filter((node) => node.type === RuleType.heading);
  return headings
    .filter((node, index) => node.level > (headings[index - 1]?.level ?? 1) + 1)
    .map(({ level, children }) => ({
      what: `o título «${textOf(children)}» desce mais do que um nível («${'#'.repeat(level)} »).`,
      why: 'quem percorre a página pelos títulos julga que lhe falta um.',
      mend: 'comece por «## » e desça um nível de cada vez.',
    }));
}

const isSilent = (nodes: MarkdownNode[]) => textOf(nodes).trim() === '' && !nodesIn(nodes).some(({ type }) => type === RuleType.image);

const linkWithoutWords = (target: string): Fault => ({
  what: `a ligação para «${target.slice(0, 80)}» não tem palavras.`,
  why: 'ninguém a vê, e um leitor de ecrã não sabe o que dizer dela.',
  mend: 'escreva entre os parênteses retos o que o leitor encontra do outro lado, ou apague a ligação.',
});

const table: Fault = {
  what: 'há uma tabela.',
  why: 'este lugar é estreito e não tem moldura para ela; as tabelas ficam nos artigos, nas regras e nas políticas.',
  mend: 'escreva uma lista, com «- » no início de cada linha.',
};

const longestAlternative = 250;

function pictureFault({ name, alt, caption }: AskedPicture): Fault | undefined {
  const hidden = refusedCharacter(alt + caption);
  if (hidden) return aboutCharacter(hidden.name);
  if (!isPictureName(name)) {
    return {
      what: `a imagem «${name.slice(0, 80)}» não é o nome de um ficheiro de content/pictures/.`,
      why: 'uma imagem de outro site não abriria, e diria a esse site quem lê esta página.',
      mend: 'ponha o ficheiro nessa pasta, com o botão «Imagem» da mesa, e escreva só o seu nome: minúsculas sem acentos, algarismos e hífenes, como «electrico-28.jpg».',
    };
  }
  if (alt === '' || alt.length > longestAlternative) {
    return {
      what:
        alt === ''
          ? `a imagem «${name}» não diz o que nela se vê.`
          : `o texto da imagem «${name}» tem ${alt.length} caracteres, e o máximo é ${longestAlternative}.`,
      why: 'quem não a vê ouve esse texto em vez dela.',
      mend: 'escreva uma frase entre os parênteses retos: «![O elétrico 28 com a coroa de Natal](…)».',
    };
  }
  return undefined;
}

const blockName = new RegExp(`::(?:${blockNames.join('|')})(?![a-z-])`);

/** What an article's text asks for, where nothing draws it. */
function misplacedBlock(node: MarkdownNode): Fault[] {
  const [name] = (node.type === RuleType.text && blockName.exec(node.text)) || [];
  if (!name) return [];
  return [
    {
      what: `«${name}» está no meio de outro texto, ou fora de um artigo.`,
      why: 'o leitor veria os dois pontos e o nome em vez do desenho.',
      mend: 'num artigo, ponha-o num parágrafo só seu, com uma linha vazia antes e outra depois, fora de listas e tabelas; noutro lugar, apague-o.',
    },
  ];
}

const pictureInLine: Fault = {
  what: 'há uma imagem no meio de outro texto.',
  why: 'uma imagem ocupa a largura da página e tem a sua legenda.',
  mend: 'ponha-a numa linha só sua, com uma linha vazia antes e outra depois, fora de listas, tabelas e ligações.',
};

const pictureElsewhere: Fault = {
  what: 'há uma imagem («![…](…)»).',
  why: 'este lugar não tem moldura para ela; as imagens ficam nos artigos.',
  mend: 'apague-a, ou troque-a por uma ligação, sem o «!».',
};

const footnote: Fault = {
  what: 'há uma nota de rodapé («[^1]»).',
  why: 'o site não tem lugar para notas; as fontes de um artigo ficam em «Fontes».',
  mend: 'ponha a nota no texto, entre parênteses, ou a fonte em «Fontes».',
};

const refusedKinds: Partial<Record<RuleType, Fault>> = {
  [RuleType.footnoteReference]: footnote,
  [RuleType.footnote]: footnote,
  [RuleType.gfmTask]: {
    what: 'há uma lista com caixas («- [ ]»).',
    why: 'o leitor marcaria as caixas, e nada ficaria guardado.',
    mend: 'tire os parênteses retos: «- » basta.',
  },
  [RuleType.frontmatter]: {
    what: 'o texto começa por um bloco entre linhas com «---».',
    why: 'pareceria um cabeçalho de ficheiro e não texto.',
    mend: 'apague essas linhas, ou ponha outra coisa antes delas.',
  },
};
