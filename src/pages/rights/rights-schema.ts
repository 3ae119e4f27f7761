import { z } from 'zod';
import { anchor, line, pageFields, prose, section, sources } from '../../content/fields';
import { longestMailto, mailto } from './mailto';

/** content/rights.yaml: what a player may ask for. */
export const rightsSchema = z
  .strictObject({
    ...pageFields,
    lead: prose('O parágrafo de abertura.'),
    sections: z.array(section).min(1).meta({ description: 'As partes.' }),
    letters: z
      .strictObject({
        id: anchor('O nome desta parte no endereço.'),
        title: line('O título das cartas.', 80),
        intro: prose('O texto antes das cartas.'),
        items: z
          .array(
            z
              .strictObject({
                title: line('Para que serve a carta.', 80),
                section: anchor('A parte desta página de que trata: dá-lhe o selo.'),
                subject: line('O assunto da mensagem.', 100),
                body: z.string().trim().min(1).max(1500).meta({ description: 'A carta, com «[…]» onde se preenche.', format: 'text' }),
              })
              .refine(({ subject, body }) => mailto(subject, body).length <= longestMailto, {
                path: ['body'],
                error: 'a carta não cabe numa mensagem de correio, e seria cortada: encurte-a',
              }),
          )
          .min(1)
          .meta({ description: 'As cartas, prontas a enviar.' }),
      })
      .meta({ description: 'As cartas.' }),
    sources,
  })
  .meta({ description: 'Os direitos de quem joga.' });
