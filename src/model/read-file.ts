import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorCode, parseDocument } from 'yaml';
import type { Problem } from './problem';

type Read<T> = { value: T } | { problem: Problem };

/** Reads one YAML file of content/. `file` is relative to `root`. */
export function readYaml(root: string, file: string): Read<unknown> {
  const text = readText(root, file);
  return 'problem' in text ? text : parseYaml(text.value, file);
}

/** Reads one Markdown file with its YAML front matter between two `---` lines. */
export function readArticle(root: string, file: string): Read<{ frontMatter: unknown; body: string }> {
  const text = readText(root, file);
  if ('problem' in text) return text;
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text.value);
  if (!parts) {
    return {
      problem: {
        file,
        what: 'o cabeçalho do artigo está partido: não começa e acaba com uma linha só com «---».',
        why: 'sem cabeçalho o artigo não tem título nem endereço.',
        mend: 'a primeira linha do ficheiro tem de ser «---», e outra igual vem depois do último campo.',
      },
    };
  }
  // The line with «---» comes before the YAML.
  const frontMatter = parseYaml(parts[1] ?? '', file, 1);
  return 'problem' in frontMatter ? frontMatter : { value: { frontMatter: frontMatter.value, body: parts[2] ?? '' } };
}

function readText(root: string, file: string): Read<string> {
  try {
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(root, file))) };
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return {
      problem: missing
        ? { file, what: 'o ficheiro não existe.', why: 'uma página do site vive dele.', mend: 'reponha-o a partir da última versão guardada.' }
        : {
            file,
            what: 'o ficheiro não está em UTF-8.',
            why: 'os acentos apareceriam trocados em todas as páginas que o usam.',
            mend: 'abra-o no editor e guarde-o com a codificação «UTF-8».',
          },
    };
  }
}

/** @param linesBefore how many lines of the file come before `text`. */
function parseYaml(text: string, file: string, linesBefore = 0): Read<unknown> {
  const document = parseDocument(text, { logLevel: 'error' });
  const [error] = document.errors;
  if (!error) return { value: document.toJS() };
  const line = error.linePos?.[0].line;
  return {
    problem: {
      file,
      field: line ? `linha ${line + linesBefore}` : undefined,
      what: `o YAML está partido: ${faults[error.code] ?? `não se percebe o que está escrito (${error.code})`}.`,
      why: 'um ficheiro ilegível deixaria a página sem texto.',
      mend: remedies[error.code] ?? 'compare esta linha e a anterior com as vizinhas: o hífen, os dois pontos, as aspas e os espaços no início.',
    },
  };
}

/** The parser's commonest findings in an editor's words; it speaks English. */
const faults: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'a linha não está alinhada com as do mesmo grupo',
  BAD_SCALAR_START: 'o texto começa por um sinal que em YAML tem outro sentido',
  BLOCK_AS_IMPLICIT_KEY: 'há «: » onde não devia, ou falta uma quebra de linha',
  DUPLICATE_KEY: 'o campo aparece duas vezes',
  MISSING_CHAR: 'falta um hífen, uma vírgula ou uma aspa',
  MULTILINE_IMPLICIT_KEY: 'falta «: » depois do nome de um campo, ou uma aspa no fim de um texto',
  TAB_AS_INDENT: 'a linha começa com um tabulador',
  UNEXPECTED_TOKEN: 'há alguma coisa depois do fim do texto',
};

const quote = 'ponha entre aspas os textos com «: » ou que começam por um sinal como «{{», «*», «@» ou «%».';
const remedies: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'dê à linha os mesmos espaços iniciais que têm as vizinhas.',
  BAD_SCALAR_START: quote,
  BLOCK_AS_IMPLICIT_KEY: quote,
  DUPLICATE_KEY: 'apague um dos dois.',
  TAB_AS_INDENT: 'troque o tabulador por espaços.',
};
