/* What is told of a file of content/ that cannot be read. */
import type { ErrorCode } from 'yaml';
import type { Fault, Found } from '../finding';

/** The largest article we can imagine is a tenth of this. */
export const mostBytes = 262_144;

export const missing: Fault = { what: 'o ficheiro não existe.', why: 'uma página do site vive dele.', mend: 'reponha-o a partir da última versão guardada.' };

export const notAFile: Fault = {
  what: 'não é um ficheiro: é uma pasta, um atalho ou outra coisa.',
  why: 'o site só lê ficheiros que estejam mesmo em content/.',
  mend: 'ponha no seu lugar o próprio ficheiro, ou apague-o.',
};

export const tooLarge: Fault = {
  what: `o ficheiro tem mais do que ${mostBytes / 1024} KB.`,
  why: 'nenhum texto do site é tão longo; deve ser outra coisa, e faria esperar por cada página.',
  mend: 'confirme que é o ficheiro certo, ou divida o texto por vários.',
};

export const notUtf8: Fault = {
  what: 'o ficheiro não está em UTF-8.',
  why: 'os acentos apareceriam trocados em todas as páginas que o usam.',
  mend: 'abra-o no editor e guarde-o com a codificação «UTF-8».',
};

export const notAllowed: Fault = {
  what: 'o computador não deixa abrir o ficheiro.',
  why: 'uma página do site vive dele.',
  mend: 'dê permissão de leitura a quem faz o site, ou feche o programa que o tem aberto.',
};

export const brokenFrontMatter: Fault = {
  what: 'o cabeçalho do artigo está partido: não começa e acaba com uma linha só com «---».',
  why: 'sem cabeçalho o artigo não tem título nem endereço.',
  mend: 'a primeira linha do ficheiro tem de ser «---», e outra igual vem depois do último campo.',
};

export const broken = (code: ErrorCode): Fault => ({
  what: `o YAML está partido: ${known[code]?.what ?? `não se percebe o que está escrito (${code})`}.`,
  why: 'um ficheiro ilegível deixaria a página sem texto.',
  mend: known[code]?.mend ?? 'compare esta linha e a anterior com as vizinhas: o hífen, os dois pontos, as aspas e os espaços no início.',
});

export const special: Fault = {
  what: 'um texto começa por «&», «*» ou «!».',
  why: 'em YAML esses sinais não são texto: mandam repetir ou mudar outra parte do ficheiro.',
  mend: 'ponha o texto entre aspas.',
};

const quote = 'ponha entre aspas os textos com «: » ou que começam por um sinal como «{{», «*», «@» ou «%».';

/** The parser's commonest findings in an editor's words; it speaks English. */
const known: Partial<Record<ErrorCode, { what: string; mend?: string }>> = {
  BAD_ALIAS: { what: 'o texto começa por «*», que em YAML tem outro sentido', mend: quote },
  BAD_INDENT: { what: 'a linha não está alinhada com as do mesmo grupo', mend: 'dê à linha os mesmos espaços iniciais que têm as vizinhas.' },
  BAD_SCALAR_START: { what: 'o texto começa por um sinal que em YAML tem outro sentido', mend: quote },
  BLOCK_AS_IMPLICIT_KEY: { what: 'há «: » onde não devia, ou falta uma quebra de linha', mend: quote },
  DUPLICATE_KEY: { what: 'o campo aparece duas vezes', mend: 'apague um dos dois.' },
  MISSING_CHAR: { what: 'falta um hífen, uma vírgula ou uma aspa' },
  MULTILINE_IMPLICIT_KEY: { what: 'falta «: » depois do nome de um campo, ou uma aspa no fim de um texto' },
  RESOURCE_EXHAUSTION: { what: 'há parênteses uns dentro dos outros, centenas de vezes' },
  TAB_AS_INDENT: { what: 'a linha começa com um tabulador', mend: 'troque o tabulador por espaços.' },
  UNEXPECTED_TOKEN: { what: 'há alguma coisa depois do fim do texto' },
};

export function unknownWord(file: string, field: string, name: string, words: Record<string, string>): Found {
  const names = Object.keys(words);
  return {
    file,
    field,
    what: `{{${name.slice(0, 60)}}} não existe.`,
    why: 'o leitor veria as chavetas em vez de uma data ou de um número.',
    mend: names.length > 0 ? `use um destes nomes: ${names.join(', ')}.` : 'neste ficheiro não há palavras a preencher: escreva o próprio valor.',
  };
}
