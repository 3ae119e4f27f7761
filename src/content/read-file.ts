import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml';
import { ContentError, type Problem } from './content-error';

/** The longest article is a third of this. Beyond it the YAML parser takes seconds. */
const largestFile = 48 * 1024;
/** No file of ours has so many; the YAML parser overflows the stack on thousands. */
const mostBrackets = 500;

/** The value of a YAML text, and the line of each field in the file. */
export type Parsed = { value: unknown; lineOf: (path: PropertyKey[]) => number };

/**
 * A text file, in UTF-8, with or without a byte order mark, composed accents and LF.
 * @throws ContentError when it cannot be read.
 */
export function readText(folder: string, file: string): string {
  const refuse = (text: string): never => {
    throw new ContentError([{ file, text }]);
  };
  const stats = statSync(join(folder, file), { throwIfNoEntry: false });
  if (!stats) return refuse('O ficheiro não existe, e uma página do site vive dele. Reponha-o a partir da última versão guardada.');
  if (!stats.isFile()) return refuse('Não é um ficheiro. Ponha no seu lugar o ficheiro de texto, ou apague-o.');
  if (stats.size > largestFile)
    return refuse(`Tem mais de ${largestFile / 1024} KB, o que nenhum texto do site tem. Confirme que é o ficheiro certo, ou divida-o.`);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(folder, file)));
    return text.normalize('NFC').replaceAll('\r\n', '\n');
  } catch {
    return refuse('Não está em UTF-8, e os acentos apareceriam trocados. Abra-o no editor e guarde-o com a codificação «UTF-8».');
  }
}

/** The files of a folder that end with `extension`, without those that editors and systems leave behind (`.x`, `~$x`). */
export const filesIn = (folder: string, extension: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(extension) && !/^(?:\.|~)/.test(name))
    .sort();

/**
 * @param firstLine the line of the file on which `text` begins.
 * @throws ContentError for what is no YAML.
 */
export function parseYaml(text: string, file: string, firstLine = 1): Parsed {
  if ((text.match(/[[{]/g)?.length ?? 0) > mostBrackets) {
    throw new ContentError([{ file, text: `Tem mais de ${mostBrackets} parênteses retos ou chavetas. Escreva as listas com um «- » por linha.` }]);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    throw new ContentError(document.errors.map((error): Problem => ({ file, line: lineAt(error.pos[0]), text: yamlFault(error.code) })));
  }
  return {
    value: document.toJS({ maxAliasCount: 0 }),
    lineOf(path) {
      // A missing field has no line: its nearest parent that exists has.
      for (let length = path.length; length > 0; length--) {
        const parent = length > 1 ? document.getIn(path.slice(0, length - 1), true) : document.contents;
        const last = path[length - 1];
        const pair = isMap(parent) && (parent.items as Pair[]).find(({ key }) => isScalar(key) && key.value === last);
        const node = pair ? pair.key : document.getIn(path.slice(0, length), true);
        const range = (node as { range?: [number, number, number] } | undefined)?.range;
        if (range) return lineAt(range[0]);
      }
      return firstLine;
    },
  };
}

const yamlFault = (code: string): string =>
  ({
    TAB_AS_INDENT: 'A linha começa por um tabulador. Troque-o por espaços, tantos como na linha de cima.',
    BAD_INDENT: 'A linha não está alinhada com as vizinhas. Ponha-lhe os mesmos espaços no início.',
    DUPLICATE_KEY: 'O campo está escrito duas vezes no mesmo grupo. Apague um dos dois.',
    MISSING_CHAR: 'Falta um sinal: muitas vezes, as aspas que fecham o texto.',
    BLOCK_AS_IMPLICIT_KEY: 'O texto tem «: » no meio e não está entre aspas. Ponha-o entre aspas.',
    UNEXPECTED_TOKEN: 'Há um sinal que não se espera aqui. Se o texto tem «: », «#» ou aspas, ponha-o todo entre aspas.',
  })[code] ?? `O YAML desta linha não se entende (${code}). Compare-a com as vizinhas; na dúvida, ponha o texto entre aspas.`;
