import { z } from 'zod';
import { day, externalLink, line, withPlaceholder } from './fields';

/** content/promotion.yaml: the draw. Its dates are written here and nowhere else. */
export const promotionSchema = z
  .strictObject({
    signUpFrom: day('O primeiro dia das inscrições.'),
    signUpTo: day('O último dia das inscrições.'),
    draw: day('O dia do sorteio.'),
    contactWithinHours: z.int().min(1).max(720).meta({ description: 'Em quantas horas se contactam os vencedores.' }),
    winnersBy: day('Até que dia se publica a lista de vencedores.'),
    signUp: withPlaceholder(externalLink('O endereço da inscrição no sorteio, que as regras mostram.')),
    authorisation: withPlaceholder(line('O número da autorização do sorteio, que as regras mostram.', 60)),
    prize: withPlaceholder(line('O prémio do sorteio, que as regras mostram.', 120)),
  })
  .refine(({ signUpFrom, signUpTo }) => signUpFrom <= signUpTo, { path: ['signUpTo'], error: 'as inscrições acabam antes de começarem: troque as duas datas' })
  .refine(({ signUpTo, draw }) => signUpTo <= draw, { path: ['draw'], error: 'o sorteio é antes do fim das inscrições: corrija uma das datas' })
  .refine(({ draw, winnersBy }) => draw <= winnersBy, { path: ['winnersBy'], error: 'a lista sai antes do sorteio: corrija uma das datas' })
  .meta({ description: 'O sorteio: as datas, a autorização e o prémio.' });

export type Promotion = z.infer<typeof promotionSchema>;
