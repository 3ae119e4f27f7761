import { z } from 'zod';

z.config(z.locales.pt());

type Issue = z.core.$ZodIssue;

/**
 * Zod's issues in Portuguese sentences, one a field: what is wrong and how to mend it. Issues without a sentence here get zod's
 * own. The parse must use `reportInput`.
 */
export const describeIssues = (error: z.ZodError): { path: PropertyKey[]; text: string }[] =>
  error.issues.flatMap(flatten).map((issue) => ({ path: issue.path, text: inWords(issue) }));

/** Of a union's lists of issues, one a branch, the shortest is the branch that the editor meant. Unknown fields get a line each. */
function flatten(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return closest.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] } as Issue));
}

function inWords(issue: Issue): string {
  const { input } = issue;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `O campo «${issue.keys[0]}» não existe neste lugar, e o seu texto não apareceria. Corrija o nome, ou apague-o.`;
    case 'invalid_type':
      if (input === undefined) return 'Falta este campo, e a página ficaria com um buraco. Acrescente-o, com um valor.';
      return typeof input === 'string' || issue.expected !== 'string'
        ? `Devia ser ${kinds[issue.expected] ?? issue.expected}. Veja como está escrito nos campos vizinhos.`
        : 'Devia ser um texto. Ponha o valor entre aspas.';
    case 'invalid_value':
      return `Devia ser um destes: ${issue.values.join(', ')}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Tem ${String(input).length} caracteres, e não cabem mais de ${issue.maximum}. Encurte o texto.`
        : `É demais: o máximo é ${issue.maximum}.`;
    case 'too_small':
      return issue.origin === 'string' ? 'Está vazio. Escreva o texto.' : `É de menos: o mínimo é ${issue.minimum}.`;
    case 'invalid_format':
      if (issue.format === 'date') return 'Não é uma data. Escreva-a como ano, mês e dia: 2025-12-24.';
      return sentence(issue.message);
    default:
      return sentence(issue.message);
  }
}

const sentence = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;

const kinds: Record<string, string> = {
  number: 'um número',
  int: 'um número inteiro',
  boolean: '«true» ou «false»',
  array: 'uma lista, com um «- » por linha',
  object: 'um grupo de campos',
};
