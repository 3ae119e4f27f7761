import { z } from 'zod';
import { checked, day, declared, line, rich, slug } from './fields';
import { sourcesSchema } from './sources';

const operatorSchema = z.strictObject({
  brand: line('A marca, como está na lista.', 40),
  domain: checked('O domínio, letra a letra como está na lista: sem «https://».', (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text), {
    what: (text) => `«${text}» não é um domínio.`,
    why: 'o leitor compara-o, letra a letra, com o do site em que está.',
    mend: 'escreva-o como está na lista, sem «https://» nem barras: por exemplo, «exemplo.pt».',
  }),
  company: line('A entidade exploradora, se a leitura a trouxe.', 90).optional(),
  casino: z.boolean().meta({ description: 'Tem licença de jogos de fortuna ou azar.' }),
  betting: z.boolean().meta({ description: 'Tem licença de apostas desportivas à cota.' }),
});

/** content/licensed-operators.yaml: who has a licence, as read from the regulator's list on one day. */
export const licensedOperatorsSchema = z.strictObject({
  title: line('O título; a página acrescenta-lhe a data da leitura.', 70),
  id: slug('O nome da secção no endereço.'),
  readOn: declared(day('O dia em que a lista foi lida. A verificação de lançamento aceita 60 dias.')),
  intro: rich('O que o leitor faz com a tabela.'),
  howRead: rich('Como a lista foi lida e o que querem dizer as colunas.'),
  operators: z.array(operatorSchema).min(1),
  sources: sourcesSchema,
});

export type LicensedOperators = z.infer<typeof licensedOperatorsSchema>;
