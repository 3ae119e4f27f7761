import { z } from 'zod';
import { declared, line, outgoingLink, rich } from './fields';

export const ornaments = ['estrela', 'roseta', 'vela'] as const;

export const casinoSchema = z.strictObject({
  title: line('O nome do casino, no cartão e no botão.', 40),
  ornament: z.enum(ornaments).meta({ description: 'O desenho do cartão. Uma bola de Natal ou, no traje «azulejo», um azulejo.' }),
  link: declared(outgoingLink('O endereço de afiliado que o botão abre.')),
  description: line('Descrição curta, no cartão da página inicial.', 180),
  longDescription: rich('Descrição completa, na página Cassinos Online: um ou dois parágrafos.'),
  conditions: line('O que o leitor deve confirmar antes de se registar.', 220),
  buttonLabel: line('O texto do botão na página inicial.', 40),
});

/** content/casinos.yaml: the partner casinos and their page. */
export const casinosSchema = z.strictObject({
  title: line('O título da página Cassinos Online.', 70),
  description: line('Uma frase para motores de busca.', 160),
  lead: rich('O parágrafo de abertura da página, que diz também a relação comercial.'),
  checkTitle: line('O título da nota no fim da página.', 70),
  check: rich('A nota no fim da página: como confirmar uma licença.'),
  casinos: z.array(casinoSchema).length(3),
});

export type Casino = z.infer<typeof casinoSchema>;
