import { z } from 'zod';
import type { Fault, Found, Reason } from '../finding';

type Issue = z.core.$ZodIssue;

/** Turns what a schema found in `file` into problems with a reason and a remedy. The parse must have asked for `reportInput`. */
export function problemsOf(error: z.ZodError, file: string): Found[] {
  return error.issues.flatMap(flatten).map((issue) => ({ file, field: z.core.toDotPath(issue.path) || undefined, ...inWords(issue) }));
}

/**
 * A union reports one set of issues per branch: the branch with the fewest is the one the editor meant.
 * Several unknown fields come as one issue: each becomes its own, with its own place.
 */
function flatten(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue).flatMap(flatten);
}

function inWords(issue: Issue): Fault {
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        what: `o campo «${issue.keys[0]}» não existe neste lugar.`,
        why: 'um nome mal escrito faria desaparecer um texto sem aviso.',
        mend: 'corrija o nome do campo, ou apague-o.',
      };
    case 'invalid_type':
      return wrongType(issue);
    case 'too_big':
      return tooMuch(issue);
    case 'too_small':
      return tooLittle(issue);
    case 'invalid_value':
      if (issue.input === undefined) return missing(issue);
      return issue.input === ''
        ? { what: 'está por escolher.', why: 'a página ficaria com um buraco.', mend: 'escolha um valor da lista.' }
        : {
            what: `${found(issue.input)} não é um dos valores que existem.`,
            why: 'só esses valores têm desenho ou comportamento.',
            mend: `escreva um destes: ${issue.values.join(', ')}.`,
          };
    case 'custom':
      return { what: issue.message, ...(issue.params as Reason) };
    default:
      // No schema of ours can bring it about today; the library's own words are better than none.
      return { what: `${issue.message}.`, why: 'a página não sabe mostrar este valor.', mend: 'siga o exemplo dos campos vizinhos.' };
  }
}

function wrongType(issue: z.core.$ZodIssueInvalidType): Fault {
  if (issue.input === undefined || (issue.input === null && issue.path.length === 0)) return missing(issue);
  const expected = kinds[issue.expected] ?? issue.expected;
  return {
    what: `devia ser ${expected}, mas ${issue.input === null ? 'está vazio' : `é ${found(issue.input)}`}.`,
    why: `a página espera ${expected} neste lugar e não sabe mostrar outra coisa.`,
    mend:
      (issue.expected === 'string' && remedies[kindOf(issue.input)]) ||
      (issue.expected === 'array' ? 'escreva cada elemento numa linha sua, a começar por «- ».' : `escreva ${expected}.`),
  };
}

const missing = ({ path }: Issue): Fault =>
  path.length === 0
    ? { what: 'não tem nenhum campo.', why: 'a página que vive dele ficaria vazia.', mend: 'reponha-o a partir da última versão guardada.' }
    : { what: `falta o campo «${String(path.at(-1))}».`, why: 'sem ele a página ficaria com um buraco.', mend: 'acrescente-o, com um valor.' };

function tooMuch({ origin, maximum, input }: z.core.$ZodIssueTooBig): Fault {
  return origin === 'string'
    ? {
        what: `o texto tem ${String(input).length} caracteres, e o máximo é ${maximum}.`,
        why: 'não caberia no lugar onde aparece.',
        mend: 'encurte o texto.',
      }
    : { what: `${amount(input)}, e o máximo é ${maximum}.`, why: 'a página tem lugar certo para cada um.', mend: 'retire o que está a mais.' };
}

function tooLittle({ origin, minimum, input }: z.core.$ZodIssueTooSmall): Fault {
  if (origin === 'string') return { what: 'o texto está vazio.', why: 'a página ficaria com um buraco.', mend: 'escreva o texto.' };
  return origin === 'number'
    ? {
        what: `é ${String(input)}, e tem de ser maior do que zero.`,
        why: 'a página faria contas sem sentido.',
        mend: 'escreva um número inteiro a partir de 1.',
      }
    : { what: `${amount(input)}, e o mínimo é ${minimum}.`, why: 'a página ficaria com um buraco.', mend: 'acrescente o que falta.' };
}

const amount = (input: unknown) => (Array.isArray(input) ? `a lista tem ${input.length}` : `é ${String(input)}`);

const kinds: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: '«true» ou «false»',
  array: 'uma lista',
  object: 'um grupo de campos',
};

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** A value as the editor knows it: `o número 1414`. */
function found(value: unknown): string {
  const kind = kindOf(value);
  if (kind === 'number') return `o número ${value}`;
  if (kind === 'null') return 'um campo vazio';
  return kind === 'string' || kind === 'boolean' ? `«${value}»` : (kinds[kind] ?? kind);
}

/** How a text comes to be read as something else. */
const remedies: Record<string, string> = {
  number: 'ponha o valor entre aspas.',
  boolean: 'ponha o valor entre aspas.',
  object: 'ponha o texto entre aspas: «: » no meio e «{{» no início têm outro sentido em YAML.',
  array: 'ponha o texto entre aspas, ou tire o hífen do início da linha.',
};
