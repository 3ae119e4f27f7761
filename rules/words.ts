import { aboutWords, type Ready } from './rule';

const oneWay = 'duas maneiras na mesma página parecem descuido.';
const withoutSpaces = (words: string) => words.replace(/\s/g, '');

const lineEnds = 'o sinal podia ficar sozinho no princípio ou no fim de uma linha.';

/** What must stand as it is: the specification's own strings, postal codes, tax numbers, bank accounts. */
const verbatim = [/\bPT\d{23}\b/g, /\b\d{9}\b/g, /^\+25$/gm, /^\+5000$/gm, /^€40\.000\+$/gm, /\b\d{4}-\d{3}\b/g];

/** How the site sets Portuguese. Amounts follow the specification: `3.500€`, without a space. */
export const typography = aboutWords(
  [
    { pattern: /["„]/g, what: 'aspas que não são « ».', why: oneWay, mend: 'escreva « e ».' },
    { pattern: /[“”]/g, what: 'aspas que não são « ».', why: oneWay, right: (words) => (words === '“' ? '«' : '»') },
    { pattern: /\d[\d.,]*[^\S\n]%/g, what: 'um espaço antes de %.', why: oneWay, right: withoutSpaces },
    {
      pattern: /(?<![\d-])\d+(?:[.,]\d+)?[^\S\n]?-[^\S\n]?\d+(?![\d-])/g,
      what: 'um hífen entre números.',
      why: 'lê-se como uma subtração, ou como um só número.',
      right: (words) => withoutSpaces(words).replace('-', '–'),
    },
    {
      pattern: /\d[\d.,]*[^\S\n]+€|€[^\S\n]*\d(?:[\d.,]*\d)?/g,
      what: 'o sinal do euro longe da quantia, ou antes dela.',
      why: oneWay,
      right: (words) => `${withoutSpaces(words).replace('€', '')}€`,
    },
    {
      pattern: /(?<![\d.])\d{4,}€|(?<![\d.])\d{5,8}(?!\d)|\d[^\S\n]\d{3}€|\d,\d{3}(?!\d)/g,
      what: 'milhares sem ponto.',
      why: oneWay,
      right: (words) => words.replace(/[^\d€]/g, '').replace(/\B(?=(?:\d{3})+(?!\d))/g, '.'),
    },
    {
      pattern: /(?<!\S)\S+(?: {2,}\S+)+/g,
      what: 'dois espaços.',
      why: 'pode faltar uma palavra entre eles.',
      right: (words) => words.replace(/ {2,}/g, ' '),
    },
    { pattern: /(?<!\S)\S*[^,\s][^\S\n]+[,;.:!?»)](?=\s|$)/g, what: 'um espaço antes do sinal.', why: lineEnds, right: withoutSpaces },
    { pattern: /[«(][^\S\n]+\S+/g, what: 'um espaço depois do sinal.', why: lineEnds, right: withoutSpaces },
    {
      pattern: /(?<!\p{L})\p{L}+(?:,(?:[^\S\n]*,)+[^\S\n]*\p{L}*|,\p{L}+)/gu,
      what: 'vírgulas a mais, ou sem espaço depois.',
      why: 'parece descuido.',
      right: (words) => words.replace(/[\s,]+/g, ', ').trim(),
    },
    {
      // «Se se inscrever» is right.
      pattern: /(?<![\p{L}-])(?!(?:se|nos|como)[^\p{L}])(\p{L}+)[^\S\n]+\1(?![\p{L}-])/giu,
      what: 'a mesma palavra duas vezes seguidas.',
      why: 'parece descuido.',
      mend: 'apague uma delas.',
    },
    { pattern: /\.{3}/g, what: 'três pontos.', why: 'a letra tem um só sinal para eles.', right: () => '…' },
    { pattern: /(?<!\p{L})[Nn][º°]/gu, what: 'abreviatura sem ponto.', why: 'em Portugal a abreviatura tem ponto.', right: (words) => `${words[0]}.º` },
  ],
  verbatim,
);

/**
 * Words of Brazil that the dictionary of Portugal lets pass, because they mean something else here or are merely rare, and what is said here.
 * A word that is spelt out has its own, which can stand in its place with the sentence as it is: of the same gender and number.
 */
const ofBrazil = {
  'cassino|cassinos': 'casino|casinos',
  'usuário|usuária|usuários|usuárias': 'utilizador|utilizadora|utilizadores|utilizadoras',
  'configuração|configurações': 'definição|definições',
  'configurar(?:em)?': 'definir',
  'telas?': 'ecrã',
  'celular|celulares': 'telemóvel|telemóveis',
  'equipe|equipes': 'equipa|equipas',
  'arquivos?': 'ficheiro',
  'compartilh\\p{L}+': 'partilhar',
  // «Baixar o limite» is said here too.
  'baix(?:ar|e)(?= (?:\\p{L}+ ){0,2}(?:apps?|aplica|ficheiro|programa|jogo))': 'transferir',
  'acess(?:ar|e|am?|ado)': 'aceder',
  'salv(?:ar|e)': 'guardar',
  'cadastr\\p{L}+': 'registo',
  'saque|saques': 'levantamento|levantamentos',
  'sacar?': 'levantar',
  'aplicativos?': 'aplicação',
  'fatos?': 'facto',
  'times?': 'equipa',
  'senha|senhas': 'palavra-passe|palavras-passe',
  'transtornos?': 'perturbação de jogo',
  ludopatia: 'perturbação de jogo',
  'crupiê|crupiês': 'croupier|croupiers',
  mouse: 'rato',
  deletar: 'apagar',
  planejar: 'planear',
  gerenciar: 'gerir',
  'cotidiano|cotidiana|cotidianos|cotidianas': 'quotidiano|quotidiana|quotidianos|quotidianas',
  'torcidas?': 'adeptos',
  '[ôo]nibus': 'autocarro',
  'contato|contatos': 'contacto|contactos',
  'registro|registros': 'registo|registos',
  'esporte|esportes': 'desporto|desportos',
  'esportiv[oa]s?': 'desportivo',
  'trem|trens': 'comboio|comboios',
  'café da manhã|cafés da manhã': 'pequeno-almoço|pequenos-almoços',
  'banheiros?': 'casa de banho',
  'geladeiras?': 'frigorífico',
};

/** What can stand in the place of `found`, with its capital: of the words that a row spells out, the one at the same place. */
function writtenHere(found: string, words: string, here: string): string | undefined {
  const small = found.toLowerCase();
  const right = here.split('|')[words.split('|').indexOf(small)] ?? (small.startsWith('compartilh') ? small.slice('com'.length) : undefined);
  return right && found[0] !== small[0] ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

const foreign = 'em Portugal não se escreve assim, e o leitor toma a página por uma tradução.';

/** What every dictionary accepts and is not written in Portugal (docs/voz.md). */
export const phrasing = aboutWords(
  [
    {
      pattern: /(?<!\p{L})est(?:á|ão|ou|amos|ava|avam|iver|iverem|ar|eja)\s+(?:\p{L}+ )?(?!quando)\p{L}+[aeio]ndo(?!\p{L})/giu,
      why: foreign,
      mend: 'escreva «está a» e o infinitivo.',
    },
    { pattern: /(?<!\p{L})auto-exclu\p{L}*/giu, why: foreign, mend: 'escreva «autoexclusão», numa só palavra.' },
    {
      pattern: /(?<!\p{L})(?:voc[êe]s?|tu|teu|tua|teus|tuas|contigo|ti)(?!\p{L})/giu,
      why: foreign,
      mend: 'trate o leitor na terceira pessoa, sem «você»: «escolha», «o seu saldo».',
    },
    { pattern: /(?:^|[.!?] )(?:Me|Lhe) \p{Ll}+/gmu, why: foreign, mend: 'ponha o pronome depois do verbo: «inscreva-se».' },
    ...Object.entries(ofBrazil).map(([words, here]) => ({
      pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'),
      why: foreign,
      mend: `em Portugal, «${here.split('|')[0]}».`,
      right: (found: string) => writtenHere(found, words, here),
    })),
  ],
  // Labels of the site that are fixed.
  [/Cassinos Online/g, /(?<=«|^)configurações/gim],
);

/** What the house does not say: docs/voz.md, «O que prometemos». */
export const pressure = aboutWords([
  {
    pattern:
      /(?<!\p{L})(?:não perca|últim[ao]s? (?:oportunidade|hora|dia)s?|aproveite j[áa]|(?:jogue|aposte) (?:j[áa]|agora)|corra|ganhe (?:dinheiro|j[áa])|dinheiro fácil|garantid[ao]|imperdíve(?:l|is))(?!\p{L})/giu,
    why: 'soa a pressão para jogar.',
    mend: 'diga o facto, sem empurrar.',
  },
  { pattern: /!{2,}|(?<!\p{L})\p{Lu}{7,}(?!\p{L})/gu, why: 'maiúsculas e pontos de exclamação gritam.', mend: 'escreva uma frase calma: convence mais.' },
]);

/** What stands where a value is missing. An example says so by its mark, and its notice goes when it does (docs/decisions/marks.md). */
export const unfinishedWords = aboutWords([
  {
    pattern: /\[(?!…|\.{3}|sic)[^\]]*\]|(?<!\p{L})(?:a|por) preencher(?!\p{L})|lorem ipsum/giu,
    what: 'parece um lugar por preencher.',
    why: 'o leitor veria um texto por acabar.',
    mend: 'escreva o valor; se ainda não o sabe, ligue «Isto é um exemplo» no campo onde ele está.',
  },
]);

const money = aboutWords([
  {
    // What a thing is worth may be said.
    pattern:
      /(?<!\p{L})(?:dinheiro|numerário|notas? de|transferências? bancárias?|MB ?WAY|bitcoins?|cripto\p{L}+|raspadinhas?|lotarias?|euromilhões|totoloto|fichas|jogadas|rodadas|free ?spins|apostas?|b[óô]nus|saldo|cass?inos?)(?!\p{L})|(?<!(?:valor (?:comercial )?(?:total )?de|avaliad[oa]s? em) (?:\p{L}+ ){0,5})(?<!\p{L})\p{L}+ euros|(?<!valor (?:comercial )?(?:total )?de |avaliad[oa]s? em )(?<![\d.,])\d[\d.,]* ?(?:€|euros)/giu,
    what: 'parece dinheiro ou jogo.',
    why: 'o prémio de um sorteio destes não pode ser dinheiro, fichas, rodadas nem bónus de jogo, nem ser trocado por nada disso, e o site diz que não é.',
    mend: 'escolha um prémio em espécie: por exemplo, «um cabaz de Natal, no valor de 100€».',
  },
]);

/** What a sheet of paper or a card buys. «Um cabaz que vale 100€» is a thing. */
const voucher = aboutWords([
  {
    pattern: /(?<!\p{L})(?:cheques?|(?<!que )vales?(?! \d)|cart(?:ão|ões)[ -](?:presente|prenda|oferta)|vouchers?|gift ?cards?)(?!\p{L})/giu,
    what: 'gasta-se como dinheiro.',
    why: 'o prémio de um sorteio destes não pode ser dinheiro nem ser trocado por ele; se um vale, um cheque-prenda ou um cartão-presente já o é, não o apurámos: decide-o a câmara que autoriza o sorteio.',
    mend: 'diga a coisa que se ganha: por exemplo, «livros à escolha, no valor de 500€».',
  },
]);

/** The prize of the draw is a thing. Whatever words say otherwise, it is one fault. */
export function prize({ content: { promotion } }: Ready) {
  const on = { texts: [{ file: 'promotion.yaml', field: 'prize.value', text: promotion.prize.value }] };
  const [first, ...others] = [...voucher(on), ...money(on)];
  return first ? [{ ...first, what: `${others.map(({ words }) => `«${words}», `).join('')}${first.what}` }] : [];
}
