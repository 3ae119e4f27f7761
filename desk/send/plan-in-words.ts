import type { Answer } from '../api/actions';

export type Plan = Exclude<Answer<'lookAtHost'>, { stranger: string }>;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toLocaleString('pt-PT', { maximumFractionDigits: 1 })} MB`;

/** «Vão 3 páginas e 1 outro ficheiro (12 KB); saem 2 ficheiros.» */
export function planInWords({ changed, gone, bytes }: Pick<Plan, 'changed' | 'gone' | 'bytes'>): string {
  const pages = changed.filter((path) => path.endsWith('.html')).length;
  const others = changed.length - pages;
  const go = [
    ...(pages > 0 ? [counted(pages, 'página', 'páginas')] : []),
    ...(others > 0 ? [pages > 0 ? counted(others, 'outro ficheiro', 'outros ficheiros') : counted(others, 'ficheiro', 'ficheiros')] : []),
  ].join(' e ');
  const parts = [
    ...(go ? [`${changed.length === 1 ? 'vai' : 'vão'} ${go} (${bytes === 0 ? 'já enviados, falta pô-los no lugar' : sizeInWords(bytes)})`] : []),
    ...(gone.length > 0 ? [`${gone.length === 1 ? 'sai' : 'saem'} ${counted(gone.length, 'ficheiro', 'ficheiros')}`] : []),
  ].join('; ');
  return parts ? `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.` : 'O alojamento já tem tudo: não há nada a enviar.';
}
