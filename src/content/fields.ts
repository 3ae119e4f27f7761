import { z } from 'zod';
import { proseProblems } from './prose-problems';

/*
 * The kinds of field that content files are made of. Every one takes the sentence that an editor reads beside it.
 * `format` in the metadata says which input the editor's form shows.
 */

/** One line of text, without Markdown. @param longest in characters. */
export const line = (description: string, longest: number) => z.string().trim().min(1).max(longest).meta({ description });

/** A text in Markdown. */
export const prose = (description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .superRefine((text, context) => {
      for (const { line: at, text: message } of proseProblems(text)) context.addIssue({ code: 'custom', message: `Linha ${at + 1} do texto: ${message}` });
    })
    .meta({ description, format: 'markdown' });

/** A day, as in 2025-12-24. */
export const day = (description: string) => z.iso.date().meta({ description, format: 'date' });

/** A part of an address: of a page, or after its #. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The name of a part of a page in its address, as in /regras#quem-pode-participar. */
export const anchor = (description: string) => z.string().regex(slugPattern, 'use só minúsculas sem acentos, algarismos e hífenes').meta({ description });

/** The address of a page of this site. */
export const pagePath = (description: string) =>
  z
    .string()
    .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/, 'escreva um endereço deste site, como «/artigos»')
    .meta({ description });

/** The address of another site. A letter of another alphabet that looks like a Latin one would lead to somebody else's site. */
export const externalLink = (description: string) =>
  z
    .url({ protocol: /^https$/, error: 'escreva um endereço completo, que comece por «https://»' })
    .regex(/^https:\/\/[\x21-\x7e]+$/, 'o endereço tem letras de outro alfabeto ou espaços: escreva-o de novo, à mão')
    .meta({ description });

/** Says what true value is still missing. While there is one, the site calls itself a demonstration. */
const mark = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .meta({ description: 'Isto é um exemplo: o que falta pôr aqui. Apague este campo quando o valor for verdadeiro.' });

/** The field that marks a record as an example. */
export const placeholderField = { placeholder: mark.optional() };

/** A value that only the owner can give, and that may still be an example. */
export const withPlaceholder = <T extends z.ZodType>(value: T) => z.strictObject({ value, ...placeholderField }).meta({ description: value.description });

/** Where the facts of a page come from. Printed at its end, folded. */
export const sources = z
  .array(
    z.strictObject({
      title: line('O título da fonte e quem a publica.', 250),
      address: externalLink('O endereço da fonte.').optional(),
      consultedOn: day('O dia em que foi lida.'),
    }),
  )
  // The editor's form leaves out an empty list.
  .default([])
  .meta({ description: 'As fontes dos factos desta página.' });

/** What every page has. */
export const pageFields = {
  title: line('O título da página, no separador do navegador e no topo.', 60),
  description: line('Uma frase para motores de busca.', 170),
};

/** A part of a page with a title and a text. */
export const part = z.strictObject({
  title: line('O título da parte.', 80),
  text: prose('O texto.'),
});

/** A part that can be linked to. */
export const section = z.strictObject({
  id: anchor('O nome desta parte no endereço.'),
  title: line('O título da parte.', 80),
  content: prose('O texto da parte.'),
});
