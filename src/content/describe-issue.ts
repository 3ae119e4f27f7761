import type { z } from 'zod';
import type { Problem } from './problem';

type Words = Pick<Problem, 'what' | 'why' | 'mend'>;
type Issue = z.core.$ZodIssue;

/** Turns what a schema found in `file` into problems with a reason and a remedy. */
export function problemsOf(error: z.ZodError, file: string): Problem[] {
  return error.issues.flatMap(flatten).map((issue) => ({ file, field: fieldName(issue.path) || undefined, ...inWords(issue) }));
}

/** A union reports one set of issues per branch: the branch with the fewest is the one the editor meant. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue).flatMap(flatten);
}

function inWords(issue: Issue): Words {
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        what: `o campo «${issue.keys.join('», «')}» não existe aqui.`,
        why: 'um nome mal escrito faria desaparecer um texto sem aviso.',
        mend: 'corrija o nome do campo ou apague-o.',
      };
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? { what: 'falta este campo.', why: 'sem ele a página ficaria com um buraco.', mend: 'acrescente-o, com um valor.' }
        : {
            what: `devia ser ${kinds[issue.expected] ?? issue.expected}.`,
            why: 'a página não sabe mostrar um valor de outro tipo.',
            mend: issue.expected === 'string' ? 'escreva texto; um número ou uma data entre aspas.' : 'siga o exemplo dos campos vizinhos.',
          };
    case 'too_big':
      return {
        what: `é comprido de mais: o máximo é ${issue.maximum}${issue.origin === 'string' ? ' caracteres' : ''}.`,
        why: 'não caberia no lugar onde aparece.',
        mend: issue.origin === 'string' ? 'encurte o texto.' : 'retire o que está a mais.',
      };
    case 'too_small':
      return {
        what: issue.origin === 'string' ? 'está vazio.' : `é pouco: o mínimo é ${issue.minimum}.`,
        why: 'a página ficaria com um buraco.',
        mend: 'complete-o.',
      };
    case 'invalid_value':
      return {
        what: 'o valor não é um dos que existem.',
        why: 'só estes valores têm desenho ou comportamento.',
        mend: `escreva um destes: ${issue.values.join(', ')}.`,
      };
    default:
      return { what: `${issue.message}.`, why: 'um valor assim daria uma página errada ou uma ligação perigosa.', mend: 'corrija o valor.' };
  }
}

const kinds: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: '«true» ou «false»',
  array: 'uma lista',
  object: 'um grupo de campos',
};

/** `['casinos', 1, 'link']` → `casinos[1].link`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)), '');
}
