import { z } from 'zod';
import { day, declared, domain, line, rich, slug } from './fields';
import { sourcesSchema } from './sources';

const operatorSchema = z.strictObject({
  brand: line('A marca, como está na lista.', 40),
  domain: domain('O domínio, letra a letra como está na lista: sem «https://».'),
  company: line('A entidade exploradora, se a leitura a trouxe.', 90).optional(),
  casino: z.boolean().meta({ description: 'Tem licença de jogos de fortuna ou azar.' }),
  betting: z.boolean().meta({ description: 'Tem licença de apostas desportivas à cota.' }),
});

/** content/licensed-operators.yaml: who has a licence, as read from the regulator's list on one day. */
export const licensedOperatorsSchema = z.strictObject({
  title: line('O título. A data da leitura aparece por cima da tabela.', 70),
  id: slug('O nome da secção no endereço.'),
  readOn: declared(day('O dia em que a lista foi lida. A verificação de lançamento aceita 60 dias.')),
  domainsReadOn: day('O dia em que se leram os domínios, se foi outro.').optional(),
  intro: rich('O que o leitor faz com a tabela.'),
  meaning: rich('O que querem dizer as licenças, por cima das empresas.'),
  howRead: rich('Como a lista foi lida, por baixo da tabela.'),
  operators: z.array(operatorSchema).min(1).meta({ sorted: true }),
  sources: sourcesSchema,
});
