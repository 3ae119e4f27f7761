import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutCharacter, refusedCharacter } from './characters';
import type { Fault, Found } from './finding';
import { parseYaml } from './parse-yaml';

/** Reads one YAML file of content/, `file` below `root`; `undefined` when that cannot be done, and `problems` has why. */
export function readYaml(root: string, file: string, problems: Found[]): unknown {
  const text = readText(root, file, problems);
  return text === undefined ? undefined : parseYaml(text, file, problems);
}

/** Reads one Markdown file with its YAML front matter between two `---` lines; `undefined` as above. */
export function readArticle(root: string, file: string, problems: Found[]): { frontMatter: unknown; body: string } | undefined {
  const text = readText(root, file, problems);
  if (text === undefined) return undefined;
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!parts) problems.push({ file, ...brokenFrontMatter });
  // A copy: what is cut out of a text keeps all of it in memory. The line with «---» comes before the YAML.
  const frontMatter = parts ? parseYaml(Buffer.from(parts[1] ?? '').toString(), file, problems, 1) : undefined;
  return frontMatter === undefined ? undefined : { frontMatter, body: parts?.[2] ?? '' };
}

/** The largest article we can imagine is a tenth of this. */
const mostBytes = 262_144;

function readText(root: string, file: string, problems: Found[]): string | undefined {
  const refuse = (fault: Fault, field?: string) => void problems.push({ file, field, ...fault });
  const unreadable = faultOfFile(join(root, file));
  if (unreadable) return refuse(unreadable);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(root, file))).replaceAll('\r\n', '\n');
    const hidden = refusedCharacter(text);
    return hidden ? refuse(aboutCharacter(hidden.name), `linha ${text.slice(0, hidden.index).split('\n').length}`) : text;
  } catch (error) {
    return refuse(error instanceof TypeError ? notUtf8 : notAllowed);
  }
}

/** Asked before the file is opened: a pipe would keep the reader waiting for ever, and a link may lead anywhere or in circles. */
function faultOfFile(path: string): Fault | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return missing;
  if (!stats.isFile()) return notAFile;
  return stats.size > mostBytes ? tooLarge : undefined;
}

const missing: Fault = { what: 'o ficheiro não existe.', why: 'uma página do site vive dele.', mend: 'reponha-o a partir da última versão guardada.' };

const notAFile: Fault = {
  what: 'não é um ficheiro: é uma pasta, um atalho ou outra coisa.',
  why: 'o site só lê ficheiros que estejam mesmo em content/.',
  mend: 'ponha no seu lugar o próprio ficheiro, ou apague-o.',
};

const tooLarge: Fault = {
  what: `o ficheiro tem mais do que ${mostBytes / 1024} KB.`,
  why: 'nenhum texto do site é tão longo; deve ser outra coisa, e faria esperar por cada página.',
  mend: 'confirme que é o ficheiro certo, ou divida o texto por vários.',
};

const notUtf8: Fault = {
  what: 'o ficheiro não está em UTF-8.',
  why: 'os acentos apareceriam trocados em todas as páginas que o usam.',
  mend: 'abra-o no editor e guarde-o com a codificação «UTF-8».',
};

const notAllowed: Fault = {
  what: 'o computador não deixa abrir o ficheiro.',
  why: 'uma página do site vive dele.',
  mend: 'dê permissão de leitura a quem faz o site, ou feche o programa que o tem aberto.',
};

const brokenFrontMatter: Fault = {
  what: 'o cabeçalho do artigo está partido: não começa e acaba com uma linha só com «---».',
  why: 'sem cabeçalho o artigo não tem título nem endereço.',
  mend: 'a primeira linha do ficheiro tem de ser «---», e outra igual vem depois do último campo.',
};
