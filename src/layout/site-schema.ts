import { z } from 'zod';
import { externalLink, line, placeholderField, prose, withPlaceholder } from '../content/fields';

/** content/site.yaml: what is the same on every page. */
export const siteSchema = z
  .strictObject({
    name: line('O nome do produto, no topo e no fim dos títulos.', 40),
    address: withPlaceholder(externalLink('O endereço público do site, sem barra no fim.')),
    description: line('Uma frase que diz o que é o site.', 170),
    demonstration: line('A frase no topo de todas as páginas enquanto houver exemplos.', 120),
    footer: z
      .strictObject({
        title: line('O título da primeira coluna do rodapé.', 40),
        text: prose('O texto sobre jogo responsável, no rodapé de todas as páginas.'),
        copyright: line('A última linha, a seguir ao ano.', 120),
      })
      .meta({ description: 'O rodapé.' }),
    copyrightYear: z.int().min(2025).max(2100).meta({ description: 'O ano na última linha.' }),
    contact: z
      .strictObject({
        ...placeholderField,
        name: line('O nome de quem publica o site e responde pelos dados pessoais.', 120),
        email: z.email().meta({ description: 'O endereço de correio eletrónico.' }),
        address: line('A morada postal.', 200),
      })
      .meta({ description: 'O contacto.' }),
  })
  .meta({ description: 'O site: o que é igual em todas as páginas.' });

export type Site = z.infer<typeof siteSchema>;
