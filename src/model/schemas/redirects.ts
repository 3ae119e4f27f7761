import { z } from 'zod';
import { checked, pageAddress } from './fields';

/** content/redirects.yaml: addresses that are no page’s own, and where each leads. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        // It goes into the configuration of servers: nothing that means something there.
        from: checked('O endereço antigo.', (path) => /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path), {
          what: (path) => `«${path}» não é o endereço que uma página deste site possa ter tido.`,
          why: 'os servidores não saberiam encaminhá-lo.',
          mend: 'escreva só o caminho, com minúsculas sem acentos, algarismos e hífenes: por exemplo, «/artigos/o-antigo».',
        }),
        to: pageAddress('A página que o substitui. Sem ela, quem lá for fica a saber que a página acabou (410).').optional(),
      }),
    )
    .meta({ sorted: true }),
});

export type Redirects = z.infer<typeof redirectsSchema>['redirects'];
