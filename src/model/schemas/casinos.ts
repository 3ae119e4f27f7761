import { z } from 'zod';
import type { Reason } from '../finding';
import { day, domain, isOutgoingLink, line, outgoingLink, pageAddress, recordMark, rich, slug } from './fields';
import { opening } from './sections';
import { sourcesSchema } from './sources';

/** One for each of the partners that there may be. */
const ornaments = ['estrela', 'roseta', 'vela', 'sino', 'lua', 'azevinho'] as const;

const licenceSchema = z.strictObject({
  company: line('A entidade exploradora, como a lista do SRIJ a escreve.', 120),
  domain: domain('O domínio da marca na lista, se a ligação de afiliado passar por outro. Sem «https://».').optional(),
  games: line('Os jogos para que vale a licença, como «jogos de fortuna ou azar».', 80),
  seenOn: day('O dia em que viu a marca na lista do SRIJ. Confirme-a de novo, no máximo, a cada 60 dias.'),
});

const partner = z.strictObject({
  ...recordMark,
  title: line('O nome do casino, no cartão.', 40),
  link: outgoingLink('O endereço de afiliado que o botão abre.'),
  buttonLabel: line('O texto do botão: «Visitar» e o nome.', 48),
  licence: licenceSchema.optional().meta({ description: 'A licença. Obrigatória num parceiro verdadeiro.' }),
  ornament: z.enum(ornaments).meta({ description: 'O desenho do cartão. Uma bola de Natal ou, no traje «azulejo», um vaso.' }),
  description: line('Descrição curta, no cartão da página inicial.', 180),
  longDescription: rich('Descrição completa, na página dos casinos parceiros: duas frases.'),
  sums: rich('As contas deste tipo de jogo, que o cartão dessa página só mostra a quem o abre.').optional(),
  conditions: line('O que o leitor deve confirmar antes de se registar. No cartão, abre-se com as contas.', 220),
});

/** An example leads nowhere, and a partner that leads somewhere has its licence: a mark can then not outlive its cause, nor go too early. */
export const partnerSchema = partner
  .refine(({ placeholder, licence }) => placeholder !== undefined || licence !== undefined, {
    path: ['licence'],
    error: 'o parceiro não traz a licença.',
    params: {
      why: 'o site promete que só apresenta operadores da lista do SRIJ, e promover um que lá não esteja pode ser crime.',
      mend: 'veja a marca na lista do SRIJ e preencha «A licença»: a empresa, os jogos e o dia em que a viu.',
    } satisfies Reason,
  })
  .refine(({ placeholder, link }) => !isOutgoingLink(link) || (placeholder === undefined) !== isExample(link), {
    path: ['link'],
    error: ({ input }) =>
      (input as { placeholder?: string }).placeholder === undefined
        ? 'a ligação ainda é de exemplo, e o parceiro já não o é.'
        : 'a ligação é verdadeira, e o parceiro ainda está marcado como exemplo.',
    params: {
      why: 'um nome inventado com uma ligação verdadeira, ou um nome verdadeiro sem ligação, engana o leitor.',
      mend: 'troque o registo inteiro de uma vez: nome, ligação, textos e licença; por fim, desligue «Isto é um exemplo».',
    } satisfies Reason,
  });

const door = z.strictObject({
  id: slug('O nome desta parte no endereço. Uma ligação antiga para ele leva já ao destino.'),
  to: pageAddress('O endereço da resposta neste site.'),
  label: line('A pergunta.', 60),
  about: line('O que lá se encontra.', 120),
});

/** content/casinos.yaml: the partner casinos and their page. */
export const casinosSchema = z.strictObject({
  ...opening,
  lead: rich('O parágrafo de abertura da página, que diz também a relação comercial.'),
  checkTitle: line('O título da nota no fim da página.', 70),
  check: rich('A nota no fim da página: como confirmar uma licença.'),
  casinos: z.array(partnerSchema).min(1).max(6),
  turnTo: z.strictObject({
    title: line('O título da lista de perguntas.', 70),
    doors: z.array(door).min(1).meta({ description: 'As perguntas. A última tem uma faixa só sua: é a que leva à página de ajuda.' }),
  }),
  sources: sourcesSchema,
});

export type Casino = z.infer<typeof partnerSchema>;

/** The host that readers should find in the list: the affiliate link's, unless that passes through another. */
export const licensedHost = ({ link, licence }: Pick<Casino, 'link' | 'licence'>): string => licence?.domain ?? new URL(link).hostname;

/** Whether `host` is the domain of the list, or one below it: `www.solverde.pt` is solverde.pt's. */
export const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** `.example` is reserved: nothing will ever answer there (RFC 2606). */
export const isExample = (address: string): boolean => new URL(address).hostname.endsWith('.example');
