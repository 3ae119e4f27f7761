import type { Reading, Remark } from './reading';

/** Words of Brazil that the dictionary of Portugal lets pass, because they mean something else here or are merely rare, and what is said here. */
const ofBrazil = {
  'usuári[oa]s?': 'utilizador',
  // But for the button's label, which is fixed.
  'configura(?:ção|r)|(?<!«|^)configurações': 'definições',
  'telas?': 'ecrã',
  'celular(?:es)?': 'telemóvel',
  'equipes?': 'equipa',
  'arquivos?': 'ficheiro',
  'compartilh\\p{L}+': 'partilhar',
  'baix(?:ar|e)': 'transferir',
  'acess(?:ar|e|am?|ado)': 'aceder',
  'salv(?:ar|e)': 'guardar',
  'cadastr\\p{L}+': 'registo',
  'sa(?:ques?|car?)': 'levantamento',
  'aplicativos?': 'aplicação',
  'fatos?': 'facto',
  'times?': 'equipa',
  'senhas?': 'palavra-passe',
  'transtornos?|ludopatia': 'perturbação de jogo',
  'crupiês?': 'croupier',
  mouse: 'rato',
  deletar: 'apagar',
  planejar: 'planear',
  gerenciar: 'gerir',
  'cotidian[oa]s?': 'quotidiano',
  'torcidas?': 'adeptos',
};

/** What every dictionary accepts and is not written in Portugal (docs/voz.md), and what is; the desk says it to the publisher. */
export const habits: [pattern: RegExp, instead: string][] = [
  [
    /(?<!\p{L})est(?:á|ão|ou|amos|ava|avam|iver|iverem|ar|eja)\s+(?:\p{L}+ )?(?!quando)\p{L}+[aeio]ndo(?!\p{L})/giu,
    'Em Portugal escreve-se «está a» e o infinitivo.',
  ],
  [/(?<!\p{L})auto-exclu\p{L}*/giu, 'Escreve-se «autoexclusão», numa só palavra.'],
  [
    /(?<!\p{L})(?:voc[êe]s?|tu|teu|tua|teus|tuas|contigo|ti)(?!\p{L})/giu,
    'Em Portugal trata-se o leitor na terceira pessoa, sem «você»: «escolha», «o seu saldo».',
  ],
  [/(?:^|[.!?] )(?:Me|Lhe) \p{Ll}+/gmu, 'Em Portugal o pronome vem depois do verbo: «inscreva-se».'],
  ...Object.entries(ofBrazil).map(([words, instead]): [RegExp, string] => [
    new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gimu'),
    `É palavra do Brasil: em Portugal, «${instead}».`,
  ]),
];

export const checkPhrasing = ({ where, text }: Reading): Remark[] =>
  habits.flatMap(([pattern, mend]) =>
    [...text.matchAll(pattern)].map(([found]) => ({
      file: where,
      found: found.trim(),
      what: `«${found.trim()}»: not how Portugal writes.`,
      why: 'readers in Portugal take it for a translation, and trust the page less.',
      mend,
    })),
  );
