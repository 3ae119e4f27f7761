import { z } from 'zod';
import { day, externalLink, line, placeholderField, prose } from '../content/fields';

/** The glass baubles that exist. */
export const ornaments = ['estrela', 'roseta', 'vela', 'sino', 'lua', 'azevinho'] as const;

/** `.example` is reserved: nothing will ever answer there (RFC 2606). */
export const isExample = (address: string) => URL.canParse(address) && new URL(address).hostname.endsWith('.example');

export const casinoSchema = z
  .strictObject({
    ...placeholderField,
    title: line('O nome do casino.', 40),
    link: externalLink('O endereço que o botão abre.'),
    buttonLabel: line('O texto do botão: «Visitar» e o nome.', 48).regex(/^Visitar /, 'comece por «Visitar »'),
    ornament: z
      .enum(ornaments)
      .meta({ description: 'A bola de Natal do cartão e o seu quiosque: estrela e lua, slots; roseta e azevinho, mesas; vela e sino, de tudo um pouco.' }),
    description: line('Descrição curta, na página inicial.', 180),
    longDescription: prose('Descrição completa, na página dos casinos.'),
    licence: z
      .strictObject({
        company: line('A empresa, como a lista do SRIJ a escreve.', 120),
        domain: line('O domínio da marca na lista, sem «https://».', 80),
        seenOn: day('O dia em que viu a marca na lista.'),
      })
      .optional()
      .meta({ description: 'A licença. Obrigatória num parceiro verdadeiro.' }),
  })
  .refine(({ placeholder, licence }) => placeholder !== undefined || licence !== undefined, {
    path: ['licence'],
    error: 'um parceiro verdadeiro precisa da licença: preencha a empresa, o domínio e o dia em que a viu na lista do SRIJ',
  })
  .refine(({ placeholder, link }) => (placeholder !== undefined) === isExample(link), {
    path: ['link'],
    error: 'um parceiro de exemplo tem uma ligação «.example», e um verdadeiro a sua: mude as duas coisas ao mesmo tempo',
  });

export type Casino = z.infer<typeof casinoSchema>;
