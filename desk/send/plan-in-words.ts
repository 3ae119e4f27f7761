import type { Answer } from '../api/actions';

export type Plan = Exclude<Answer<'lookAtHost'>, { stranger: string }>;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toLocaleString('pt-PT', { maximumFractionDigits: 1 })} MB`;

const verbs = {
  go: { will: ['vai', 'vão'], did: ['foi', 'foram'] },
  comeBack: { will: ['volta', 'voltam'], did: ['voltou', 'voltaram'] },
  leave: { will: ['sai', 'saem'], did: ['saiu', 'saíram'] },
};

type Sending = Pick<Plan, 'changed' | 'gone' | 'bytes'> & { putBack?: string | undefined };

/** «Vão 3 páginas e 1 outro ficheiro (12 KB); saem 2 ficheiros.» @param isDone says it of what has been sent. */
export function planInWords({ changed, gone, bytes, putBack }: Sending, isDone = false): string {
  const verb = (which: keyof typeof verbs, count: number) => verbs[which][isDone ? 'did' : 'will'][count === 1 ? 0 : 1];
  const pages = changed.filter((path) => path.endsWith('.html')).length;
  const others = changed.length - pages;
  const going = [
    ...(pages > 0 ? [counted(pages, 'página', 'páginas')] : []),
    ...(others > 0 ? [counted(others, `${pages > 0 ? 'outro ' : ''}ficheiro`, `${pages > 0 ? 'outros ' : ''}ficheiros`)] : []),
  ].join(' e ');
  const size = bytes > 0 ? ` (${sizeInWords(bytes)})` : isDone ? '' : ' (já enviados: falta pô-los no lugar)';
  const parts = [
    ...(changed.length > 0 ? [`${verb(putBack ? 'comeBack' : 'go', changed.length)} ${going}${size}`] : []),
    ...(gone.length > 0 ? [`${verb('leave', gone.length)} ${counted(gone.length, 'ficheiro', 'ficheiros')}`] : []),
  ].join('; ');
  if (parts) return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
  return isDone ? 'O envio que tinha ficado a meio está acabado.' : 'O alojamento já tem tudo: não há nada a enviar.';
}
