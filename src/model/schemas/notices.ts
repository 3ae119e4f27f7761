import { z } from 'zod';
import { line } from './fields';
import { isAuthorised, type Promotion } from './promotion';

const sentence = line('A frase que diz em que ponto está o sorteio.', 110);
const state = (about: string) =>
  z.strictObject({ sentence, ticket: line('O mesmo, em duas ou três palavras, no bilhete e no calendário.', 32) }).meta({ description: about });

const draw = z.strictObject({
  authorised: z
    .strictObject({
      before: state('Antes das inscrições.'),
      open: state('Durante as inscrições.'),
      drawn: state('Entre as inscrições e a lista de premiados.'),
    })
    .meta({ description: 'Com número de autorização.' }),
  unauthorised: z
    .strictObject({ ahead: state('Até ao fim das inscrições.'), drawn: state('Entre as inscrições e a lista de premiados.') })
    .meta({ description: 'Sem número de autorização.' }),
  ended: line('A frase para depois da lista de premiados, com autorização ou sem ela. Diz-se uma vez por página.', 110),
});

/** content/notices.yaml: what the site says of its own examples, and of where the draw stands. */
export const noticesSchema = z.strictObject({
  draw: draw.meta({ description: 'O sorteio.' }),
  partner: line('Em cada parceiro de exemplo.', 40),
  testimonials: line('Junto dos testemunhos, enquanto algum for de exemplo.', 90),
  figures: line('Junto dos números da página inicial, enquanto algum for de exemplo.', 90),
  newsletter: line('Junto do formulário, enquanto nenhum serviço receber as inscrições.', 90),
  controller: line('Em vez da identificação e dos contactos que faltam.', 90),
  licences: line('Junto da tabela de quem tem licença, até ser confirmada.', 90),
  inventedExample: line('Junto dos exemplos que um artigo inventa.', 90),
  examples: line('Em «Sobre o projeto», enquanto o site tiver algum exemplo ou lhe faltar algum dado.', 160),
});

export type Notices = z.infer<typeof noticesSchema>;
/** Those that stand beside what is marked. */
export type Beside = Exclude<keyof Notices, 'draw'>;

/** What the draw says of itself until the edition is over: with an authorisation, or without. */
export const drawStates = ({ draw: { authorised, unauthorised } }: Notices, promotion: Promotion) =>
  isAuthorised(promotion) ? authorised : { before: unauthorised.ahead, open: unauthorised.ahead, drawn: unauthorised.drawn };
