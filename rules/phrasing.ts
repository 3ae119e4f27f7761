import { aboutWords } from './rule';

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

const why = 'em Portugal não se escreve assim, e o leitor toma a página por uma tradução.';

/** What every dictionary accepts and is not written in Portugal (docs/voz.md). */
export const phrasing = aboutWords([
  {
    pattern: /(?<!\p{L})est(?:á|ão|ou|amos|ava|avam|iver|iverem|ar|eja)\s+(?:\p{L}+ )?(?!quando)\p{L}+[aeio]ndo(?!\p{L})/giu,
    why,
    mend: 'escreva «está a» e o infinitivo.',
  },
  { pattern: /(?<!\p{L})auto-exclu\p{L}*/giu, why, mend: 'escreva «autoexclusão», numa só palavra.' },
  {
    pattern: /(?<!\p{L})(?:voc[êe]s?|tu|teu|tua|teus|tuas|contigo|ti)(?!\p{L})/giu,
    why,
    mend: 'trate o leitor na terceira pessoa, sem «você»: «escolha», «o seu saldo».',
  },
  { pattern: /(?:^|[.!?] )(?:Me|Lhe) \p{Ll}+/gmu, why, mend: 'ponha o pronome depois do verbo: «inscreva-se».' },
  ...Object.entries(ofBrazil).map(([words, instead]) => ({
    pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gimu'),
    why,
    mend: `em Portugal, «${instead}».`,
  })),
]);

/** What the house does not say: docs/voz.md, «O que prometemos». */
export const pressure = aboutWords([
  {
    pattern:
      /(?<!\p{L})(?:não perca|últim[ao]s? (?:oportunidade|hora|dia)s?|aproveite já|jogue (?:já|agora)|aposte (?:já|agora)|corra|ganhe (?:dinheiro|já)|dinheiro fácil|garantid[ao])(?!\p{L})/giu,
    why: 'soa a pressão para jogar.',
    mend: 'diga o facto, sem empurrar.',
  },
  { pattern: /!{2,}|(?<!\p{L})\p{Lu}{7,}(?!\p{L})/gu, why: 'maiúsculas e pontos de exclamação gritam.', mend: 'escreva uma frase calma: convence mais.' },
]);
