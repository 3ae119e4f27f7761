import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';

/** Plain words, one line. `about` tells the editor where they appear; `longest` is in characters. */
export const line = (about: string, longest = 120) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\n]*$/, { error: 'tem mais do que uma linha' })
    .meta({ description: about });

/** Markdown, any number of paragraphs. */
export const rich = (about: string) => z.string().trim().min(1).meta({ description: about, markdown: true });

export const count = (about: string) => z.int().positive().meta({ description: about });

/** The last part of an address: lower-case words without accents, joined by hyphens. */
export const slug = (about: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: 'não serve de endereço: use só minúsculas sem acentos, algarismos e hífenes simples (por exemplo, «dicas-de-natal»)',
    })
    .meta({ description: about });

/** A day that exists, as `YYYY-MM-DD`. */
export const day = (about: string) =>
  z
    .string()
    .refine(isRealDay, { error: (issue) => `«${issue.input}» não é um dia que exista: escreva ano-mês-dia (por exemplo, 2025-12-24)` })
    .meta({ description: about, date: true });

/** An absolute `https:` address: the only kind that may leave the site. */
export const outgoingLink = (about: string) =>
  z
    .string()
    .refine(isOutgoingLink, {
      error: (issue) =>
        `«${issue.input}» não é um endereço seguro e completo: tem de começar por https:// (um relativo fica preso neste site; «http:» e «javascript:» põem o leitor em risco)`,
    })
    .meta({ description: about });

/**
 * A value that may still be unknown. While `placeholder` is present the value is a declared stand-in,
 * and the sentence says what must replace it; whoever replaces the value deletes `placeholder`.
 */
export const declared = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    value,
    placeholder: line('Enquanto existir, o valor é provisório. Diz o que o deve substituir; apague-a depois de pôr o valor verdadeiro.', 300).optional(),
  });

export function isOutgoingLink(address: string): boolean {
  return address.startsWith('https://') && URL.canParse(address);
}

function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}
