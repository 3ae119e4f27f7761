import { z } from 'zod';
import { line, pageFields, part, prose, section, sources } from '../../content/fields';

const telephone = z
  .string()
  .regex(/^\d[\d ]{2,15}\d$/, 'escreva só algarismos e espaços')
  .meta({ description: 'O número, como se lê.' });

/** content/responsible-gambling.yaml: help, and how to play within limits. */
export const responsibleGamblingSchema = z
  .strictObject({
    ...pageFields,
    lead: prose('O parágrafo de abertura.'),
    helplines: z
      .array(z.strictObject({ name: line('Quem atende.', 40), number: telephone, hours: line('Quando atende e quanto custa.', 120) }))
      .min(2)
      .max(3)
      .meta({ description: 'As linhas telefónicas, sempre à vista. As duas primeiras estão também na porta de entrada.' }),
    english: prose('Uma linha em inglês, para quem não lê português.'),
    definition: part.meta({ description: 'A definição de jogo responsável.' }),
    signs: z
      .strictObject({
        title: line('O título dos sinais de alerta.', 60),
        intro: prose('A frase antes da lista.'),
        items: z.array(line('Um sinal.', 140)).length(6).meta({ description: 'Os seis sinais.' }),
        outro: prose('O que fazer a seguir.').optional(),
      })
      .meta({ description: 'Os sinais de alerta.' }),
    tips: z
      .strictObject({ title: line('O título dos conselhos.', 60), items: z.array(part).length(3).meta({ description: 'Os três conselhos.' }) })
      .meta({ description: 'Os conselhos.' }),
    help: z
      .strictObject({ title: line('O título da lista de organizações.', 60), text: prose('O texto antes da lista.') })
      .meta({ description: 'O apoio: as organizações vêm de help-organisations.yaml.' }),
    commitments: z
      .strictObject({
        title: line('O título dos compromissos.', 60),
        items: z.array(line('Um compromisso.', 200)).min(3).max(8).meta({ description: 'A lista.' }),
      })
      .meta({ description: 'Os compromissos do site.' }),
    sections: z.array(section).meta({ description: 'As outras partes: autoexclusão, família, dívidas.' }),
    sources,
  })
  .meta({ description: 'O jogo responsável: limites, e onde se pede ajuda.' });
