import { z } from 'zod';
import type { Fault, Reason } from '../finding';
import { deviceName } from '../markdown/file-names';
import { readMarkdown } from '../markdown/read-markdown';

/** Plain words, one line. `about` tells the editor where they appear; `longest` is in characters. */
export const line = (about: string, longest = 120) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !text.includes('\n'), {
      error: 'o texto tem mais do que uma linha.',
      params: {
        why: 'aparece num lugar onde só cabe uma linha.',
        mend: 'junte-o numa só linha; se está por baixo de «|», troque esse sinal por «>-».',
      } satisfies Reason,
    })
    .meta({ description: about });

/** Markdown, any number of paragraphs; with tables only where the page has a frame for them. */
export const rich = (about: string, { tables = false } = {}) =>
  z.string().trim().min(1).superRefine(markdownFaults(tables)).meta({ description: about, markdown: true, tables });

/** {@link line} whose links and emphasis are drawn. */
export const richLine = (about: string, longest = 120) => line(about, longest).superRefine(markdownFaults(false)).meta({ description: about });

function markdownFaults(tables: boolean) {
  return (text: string, context: z.RefinementCtx) => {
    for (const { what, ...reason } of readMarkdown(text, { tables }).faults)
      context.addIssue({ code: 'custom', message: what, params: reason satisfies Reason });
  };
}

export const count = (about: string) => z.int().positive().meta({ description: about });

/** A text that a rule of ours must find right; else the editor reads these words. */
export const checked = (about: string, isRight: (text: string) => boolean, { what, ...params }: Reason & { what: (text: string) => string }) =>
  z
    .string()
    .refine((text) => text !== '', {
      error: 'está por preencher.',
      params: { why: 'a página ficaria com um buraco.', mend: 'preencha este campo.' } satisfies Reason,
      abort: true,
    })
    .refine(isRight, { error: ({ input }) => what(String(input)), params })
    .meta({ description: about });

/** The last part of an address: lower-case words without accents, joined by hyphens. */
export const slug = (about: string) =>
  checked(about, (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), {
    what: (text) => `«${text}» não serve de endereço.`,
    why: 'acentos, maiúsculas e espaços saem trocados quando alguém copia a ligação.',
    mend: 'use só minúsculas sem acentos, algarismos e hífenes simples: por exemplo, «dicas-de-natal».',
  });

/** The slug of an article: it becomes a file and an address below /artigos. */
export const articleSlug = (about: string) =>
  slug(about)
    .max(80)
    .refine((text) => !takenNames.test(text) && !deviceName.test(text), {
      error: ({ input }) => `«${input}» não pode ser o nome de um artigo.`,
      params: {
        why: 'o site ou um computador com Windows já dá outro sentido a este nome, e o artigo não se conseguiria abrir.',
        mend: 'junte-lhe uma palavra: por exemplo, «guia-index».',
      } satisfies Reason,
    })
    .meta({ description: about });

/** The list of articles and its further pages, and the page for errors (some hosts have one for each folder). */
const takenNames = /^(?:index|pagina|404)$/;

/** The address of a page of this site. Whether the page exists is for rules/links.ts to say. */
export const pageAddress = (about: string) =>
  checked(about, (text) => /^\/(?!\/)/.test(text), {
    what: (text) => `«${text}» não é o endereço de uma página deste site.`,
    why: 'daqui só se vai para páginas do próprio site.',
    mend: 'comece por uma barra: por exemplo, «/artigos».',
  });

/** A day that exists, as `YYYY-MM-DD`. */
export const day = (about: string) =>
  checked(about, (text) => z.regexes.date.test(text), {
    what: (text) => `«${text}» não é um dia que exista.`,
    why: 'o leitor veria uma data impossível, ou nenhuma.',
    mend: 'escreva ano-mês-dia, com um dia que esse mês tenha: por exemplo, 2025-12-24.',
  }).meta({ description: about, date: true });

/** An absolute `https:` address: the only kind that may leave the site. */
export const outgoingLink = (about: string) =>
  checked(about, isOutgoingLink, {
    what: (text) => `«${text}» não é um endereço seguro e completo.`,
    why: 'sem «https://» o leitor não chega lá, ou vai por um caminho que outros podem ler.',
    mend: 'escreva o endereço completo, a começar por «https://».',
  });

/** A host by its name alone, as the regulator's list has it. */
export const domain = (about: string) =>
  checked(about, (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text), {
    what: (text) => `«${text}» não é um domínio.`,
    why: 'o leitor compara-o, letra a letra, com o do site em que está.',
    mend: 'escreva-o como está na lista, sem «https://» nem barras: por exemplo, «exemplo.pt».',
  });

/** The public address of the site: the host alone, since every path is put behind it. */
export const siteAddress = (about: string) =>
  checked(about, (text) => /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/.test(text) && URL.canParse(text), {
    what: (text) => `«${text}» não é só o endereço do site.`,
    why: 'todas as páginas juntam o seu caminho a este endereço: uma barra a mais estragaria ligações, mapa do site e feed.',
    mend: 'escreva «https://» e o domínio, em minúsculas, sem barra no fim nem mais nada: por exemplo, «https://www.exemplo.pt».',
  });

/** The mark of a stand-in: a sentence that says what must replace it. marks.ts finds it, wherever it stands. */
const mark = (about: string) => ({ placeholder: line(about, 300).optional() });

/** A whole record that may be an example. */
export const recordMark = mark(
  'Enquanto esta frase existir, o registo é um exemplo. Diz o que o deve substituir; apague-a depois de pôr tudo o que é verdadeiro.',
);

/** A value that may still be unknown; while it is, it reads «a anunciar no regulamento», and carries the mark. */
export const declared = <T extends z.ZodType>(value: T) =>
  z
    .strictObject({
      value,
      ...mark('Enquanto esta frase existir, o valor é provisório. Diz o que o deve substituir; apague-a depois de pôr o valor verdadeiro.'),
    })
    .refine((known: { value?: unknown; placeholder?: string | undefined }) => known.placeholder !== undefined || !isUnknown(known.value), {
      path: ['value'],
      error: ({ input }) => `«${(input as { value: unknown }).value}» não é um valor verdadeiro, e já não tem a marca de que falta.`,
      params: {
        why: 'sem a marca, o site deixa de avisar o leitor, e a verificação de lançamento deixa de avisar quem publica.',
        mend: 'escreva o valor verdadeiro, ou volte a ligar «Isto é um exemplo», com uma frase que diga o que falta.',
      } satisfies Reason,
    });

/** {@link declared}, of a text that must look right once it is the true one. */
export const declaredAs = (value: z.ZodType<string>, looksRight: (text: string) => boolean, { what, ...params }: Fault) =>
  declared(value).refine(({ value, placeholder }) => placeholder !== undefined || looksRight(value), { path: ['value'], error: what, params });

export const isEmail = (text: string) => /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text);

/** `a indicar pelo titular`, `por anunciar`, `[morada]`. */
const isUnknown = (value: unknown): boolean => typeof value === 'string' && /^(?:\[|(?:a|por) (?!partir)\p{Ll}+[aei]r(?!\p{L}))/u.test(value);

/** That two dates come in order. Shorter than a refinement in full, and every order reads alike. */
export const inOrder = (field: string, what: string, mend: string) => ({
  path: [field],
  error: what,
  params: { why: 'datas trocadas dariam aos leitores uma promessa impossível de cumprir.', mend } satisfies Reason,
});

export function isOutgoingLink(address: string): boolean {
  // A whole address, of a host with a dot, and not two run together: `https://a.pthttps://a.pt`.
  if (!/^https:\/\/[^\s"<>\\^`{|}]+$/.test(address) || /^https:\/\/[^/]*https?:\/\//.test(address) || !URL.canParse(address)) return false;
  const { hostname, username } = new URL(address);
  return username === '' && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname);
}
