import type { Content } from '../../src/model/load-content';
import { contentNodes } from './content-nodes';
import type { Finding } from './finding';

/** The values that say of themselves that they are stand-ins, and those between square brackets that have stopped saying it. */
export function placeholderFindings(content: Content): Finding[] {
  const nodes = contentNodes(content);
  const declared = nodes.filter(({ value }) => isDeclaredPlaceholder(value));
  const forgotten = nodes.filter(
    ({ file, field, value }) => isBracketed(value) && !declared.some((one) => one.file === file && field.startsWith(`${one.field}.`)),
  );
  return [
    ...declared.map(({ file, field, value }) => ({
      kind: 'placeholder' as const,
      file,
      field,
      what: `provisório: ${inShort((value as { value: unknown }).value)}`,
      mend: (value as { placeholder: string }).placeholder,
    })),
    ...forgotten.map(({ file, field, value }) => ({
      kind: 'placeholder' as const,
      file,
      field,
      what: `continua entre parênteses retos: ${inShort(value)}`,
      mend: 'escreva o valor verdadeiro; apagar só o aviso não chega.',
    })),
  ];
}

export const isDeclaredPlaceholder = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'value' in value && 'placeholder' in value && value.placeholder !== undefined;

/** `[morada a preencher]`: how an unknown text is written, so that it can never pass for a fact. */
export const isBracketed = (value: unknown): boolean => typeof value === 'string' && /^\[[^\]]*\]$/.test(value.trim());

function inShort(value: unknown): string {
  const words = typeof value === 'object' && value !== null ? Object.values(value).join(' · ') : String(value);
  return words.length > 90 ? `«${words.slice(0, 89)}…»` : `«${words}»`;
}
