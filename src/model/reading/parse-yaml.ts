import { type ErrorCode, isAlias, isNode, isScalar, parseDocument, visit } from 'yaml';
import { aboutCharacter, refusedCharacter } from './characters';
import type { Fault, Found } from './finding';

/**
 * The value that `text` writes, or `undefined` when it cannot be read, and `problems` has why.
 * @param linesBefore how many lines of the file come before `text`.
 */
export function parseYaml(text: string, file: string, problems: Found[], linesBefore = 0): unknown {
  const document = parseDocument(text, { logLevel: 'error' });
  const [error] = document.errors;
  const fault = error ? { ...broken(error.code), offset: error.pos[0] } : signs.test(text) ? refusedIn(document) : undefined;
  if (!fault) return document.toJS();
  const { offset, ...words } = fault;
  problems.push({ file, field: `linha ${text.slice(0, offset).split('\n').length + linesBefore}`, ...words });
}

/** Without one of these there is nothing to refuse. */
const signs = /[&*!\\]/;

/** Signs with a meaning in YAML that no text of ours needs, and what an escape (`"\u0000"`) may hide. */
function refusedIn(document: ReturnType<typeof parseDocument>): (Fault & { offset: number }) | undefined {
  let found: (Fault & { offset: number }) | undefined;
  visit(document, (_, node) => {
    if (!isNode(node)) return undefined;
    const hidden = isScalar(node) && typeof node.value === 'string' ? refusedCharacter(node.value) : undefined;
    const fault = hidden ? aboutCharacter(hidden.name) : isAlias(node) || node.anchor || node.tag ? special : undefined;
    if (!fault) return undefined;
    found = { ...fault, offset: node.range?.[0] ?? 0 };
    return visit.BREAK;
  });
  return found;
}

const broken = (code: ErrorCode): Fault => ({
  what: `o YAML está partido: ${known[code]?.what ?? `não se percebe o que está escrito (${code})`}.`,
  why: 'um ficheiro ilegível deixaria a página sem texto.',
  mend: known[code]?.mend ?? 'compare esta linha e a anterior com as vizinhas: o hífen, os dois pontos, as aspas e os espaços no início.',
});

const special: Fault = {
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
