import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
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
  const frontMatter = parseYaml(parts[1] ?? '', file);
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

function parseYaml(text: string, file: string): Read<unknown> {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (!error) return { value: document.toJS() };
  const line = error.linePos?.[0].line;
  return {
    problem: {
      file,
      field: line ? `linha ${line}` : undefined,
      what: `não se consegue ler o YAML (${error.code}): ${error.message.split('\n')[0]}`,
      why: 'um ficheiro ilegível deixaria a página sem texto.',
      mend: 'confirme os espaços no início da linha e ponha entre aspas os textos com «: » ou «{{».',
    },
  };
}
