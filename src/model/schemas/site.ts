import { z } from 'zod';
import { count, day, declared, declaredAs, isEmail, line, outgoingLink, rich, siteAddress } from './fields';

const themes = ['natal', 'azulejo'] as const;
export type Theme = (typeof themes)[number];

/** content/site.yaml: what the whole site knows about itself. */
export const siteSchema = z.strictObject({
  name: line('O nome do produto: cabeçalho, rodapé e fim do título de cada página.', 40),
  address: declared(siteAddress('O endereço público do site, sem barra no fim.')),
  description: line('Uma frase sobre o site, para motores de busca e redes sociais.', 160),
  copyrightYear: count('O ano na linha de direitos de autor do rodapé.'),
  theme: z.enum(themes).meta({ description: 'O traje do site: «natal» na época, «azulejo» no resto do ano.' }),
  controller: z.strictObject({
    name: declared(line('Quem responde pelo site: nome ou denominação.')),
    address: declared(line('A morada de quem responde pelo site.', 200)),
    email: declaredAs(line('O e-mail de contacto.'), isEmail, {
      what: 'não é um endereço de e-mail.',
      why: 'o leitor que precisasse de falar com o titular não conseguiria.',
      mend: 'escreva-o inteiro, sem espaços nem «mailto:»: por exemplo, «contacto@exemplo.pt».',
    }),
    taxNumber: declaredAs(line('O número de identificação fiscal (NIPC ou NIF).', 60), isTaxNumber, {
      what: 'não é um NIPC nem um NIF.',
      why: 'o leitor não saberia quem responde pelo site.',
      mend: 'escreva os nove algarismos e confira-os: o último depende dos outros.',
    }),
  }),
  editor: declared(line('Quem responde pelos textos: o nome do editor.', 80)),
  contactConfirmedUntil: day(
    'Até quando vale o contacto para avisar de falhas de segurança. No máximo, um ano depois de o confirmar: está em /.well-known/security.txt.',
  ),
  money: z
    .strictObject({
      none: line('Enquanto todos os parceiros forem exemplos.', 160),
      commission: line('Desde que um deles seja verdadeiro.', 160),
    })
    .meta({ description: 'De que vive o site. Os textos pedem a frase que for verdadeira com {{dinheiro-do-site}}.' }),
  footer: z.strictObject({
    title: line('O título da primeira coluna do rodapé.', 40),
    text: rich('A mensagem de jogo responsável do rodapé.'),
    copyright: line('A linha de direitos de autor, a seguir ao ano.', 160),
  }),
});

/** Nine digits, of which the last is computed from the others (Decreto-Lei n.º 14/2013). */
export function isTaxNumber(text: string): boolean {
  const digits = [...text.replaceAll(/[\s\u00a0]/g, '')].map(Number);
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
  return digits.length === 9 && digits[8] === (sum % 11 < 2 ? 0 : 11 - (sum % 11));
}

/** content/facts.yaml: the figures that several texts quote. Texts take them from here as {{name}}. */
export const factsSchema = z.strictObject({
  minimumAge: count('Idade mínima, em anos.'),
  helpLine: line('O número da linha de ajuda.', 20),
  bonusValidityDays: z.array(count('Dias.')).length(3).meta({ description: 'Os prazos de validade de um bónus mais comuns, em dias, do menor para o maior.' }),
  rollover: z.strictObject({
    multiplier: count('O multiplicador do exemplo (35 = 35x).'),
    bonus: count('O bónus do exemplo, em euros.'),
    returnToPlayer: z.int().positive().max(100).meta({ description: 'O retorno (RTP) da máquina do exemplo, em percentagem (96 = 96%).' }),
  }),
  contribution: z.strictObject({
    slots: line('Quanto contam as slots para o rollover.', 20),
    tables: line('Quanto contam a roleta e o blackjack.', 20),
    none: line('A contribuição nula, como se escreve.', 20),
  }),
  licenceList: outgoingLink('O endereço da lista oficial das entidades licenciadas.'),
  selfExclusion: z.strictObject({
    legalMinimumMonths: count('O prazo mínimo legal da autoexclusão, em meses.'),
    advisedMonths: count('O prazo que o site aconselha, em meses.'),
  }),
});

export type Site = z.infer<typeof siteSchema>;
export type Facts = z.infer<typeof factsSchema>;
