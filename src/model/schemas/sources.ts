import { z } from 'zod';
import { day, line, outgoingLink } from './fields';

/** How a source was read, when it was not on the page that its address opens; `mark` follows its title. */
export const waysOfReading = {
  copia: { mark: '(c)', words: 'em cópia guardada' },
  parte: { mark: '(p)', words: 'em parte, numa cópia guardada' },
  transcricao: { mark: '(t)', words: 'numa transcrição de outro site' },
  resumo: { mark: '(r)', words: 'só por resumos de terceiros, sem leitura do texto' },
} as const;

const sourceSchema = z.strictObject({
  title: line('O título da página consultada, quem a publica e a data, se a tem.', 200),
  address: outgoingLink('O endereço onde o leitor pode confirmar: de preferência, o original. Sem ele, a fonte aparece sem ligação.').optional(),
  readAs: z
    .enum(Object.keys(waysOfReading) as [keyof typeof waysOfReading])
    .optional()
    .meta({ description: 'Como foi lida. Só se não foi na própria página.' }),
  consultedOn: day('O dia em que a página, ou a cópia, foi consultada.'),
});

export const sourcesSchema = z.array(sourceSchema).min(1);

export type Source = z.infer<typeof sourceSchema>;
