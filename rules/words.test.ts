import { expect, it } from 'vitest';
import { judge, type Text } from './rule';
import { remarked } from './rulebook';

const found = (text: string, more: Partial<Text> = {}, misspelt: string[] = []) =>
  judge(remarked, { texts: [{ file: 'a.yaml', field: 'a', text, ...more }], misspellings: () => new Map(misspelt.map((word) => [word, []])) });
const remarksOn = (text: string) => found(text).map(({ rule, what }) => `${rule}: ${what}`);

it.each([
  ['typography', 'Um 6" de mais', 'aspas'],
  ['typography', 'O botão “aceitar', 'aspas'],
  ['typography', '20 % de cada aposta', 'antes de %'],
  ['typography', '20\u00a0% de cada aposta', 'antes de %'],
  ['typography', '10-20%', 'um hífen'],
  ['typography', '7 - 30\u00a0dias', 'um hífen'],
  ['typography', 'um bónus de 100 €', 'sinal do euro'],
  ['typography', 'um bónus de €100', '«€100»: o sinal do euro'],
  ['typography', 'um bónus de 1.250 €, e 1.250 € depois', '«1.250 €», 2 vezes: o sinal do euro'],
  ['typography', 'apostar 3500€', 'milhares sem ponto'],
  ['typography', 'apostar 3\u00a0500€', 'milhares sem ponto'],
  ['typography', 'apostar 3,500€', 'milhares sem ponto'],
  ['typography', 'uma  aposta', '«uma  aposta»: dois espaços'],
  ['typography', 'as contas, ,uma a uma', '«contas, ,uma»: vírgulas a mais'],
  ['typography', 'as contas,uma a uma', 'sem espaço depois'],
  ['typography', 'o dia de de ontem', '«de de»'],
  ['typography', 'uma aposta , outra', 'antes do sinal'],
  ['typography', 'veja\u00a0: isto', 'antes do sinal'],
  ['typography', '« aceitar»', 'depois do sinal'],
  ['typography', 'e depois...', 'três pontos'],
  ['typography', 'Lei nº 41/2004', 'sem ponto'],
  ['phrasing', 'Se está jogando sem parar', 'está jogando'],
  ['phrasing', 'estão sempre fazendo contas', 'estão sempre fazendo'],
  ['pressure', 'Aposte ja e', 'Aposte ja'],
  ['pressure', 'uma festa imperdível', 'imperdível'],
  ['phrasing', 'de ônibus', 'ônibus'],
  ['phrasing', 'a auto-exclusão', 'auto-exclusão'],
  ['phrasing', 'os teus dados', 'teus'],
  ['phrasing', 'Fim. Me escreva', 'Me escreva'],
  ['phrasing', 'o Usuário', 'Usuário'],
  ['phrasing', 'Ver Configurações', 'Configurações'],
  ['phrasing', 'foi compartilhada', 'compartilhada'],
  ['phrasing', 'pode baixar a nossa aplicação', 'baixar'],
  ['phrasing', 'baixe o ficheiro', 'baixe'],
  ['phrasing', 'os cassinos online', 'cassinos'],
  ['phrasing', 'Ver Cassino', 'Cassino'],
  ['sums', '35 × 100€ = 3.400€', 'e dá 3500.'],
  ['sums', '3.200€ ÷ 37 = 86,48€', 'e dá 86,49.'],
  ['sums', '1 ÷ 37 = 2,71%', 'e dá 2,70.'],
  ['sums', '5€ + 10€ + 20€ = 30€', 'e dá 35.'],
])('%s remarks on «%s»', (rule, text, what) => expect(remarksOn(text)).toEqual([expect.stringMatching(`^${rule}: .*${what}`)]));

it.each<[text: string, right: string | undefined]>([
  ['20 %', '20%'],
  ['10 - 20', '10–20'],
  ['1.250 €', '1.250€'],
  ['€ 12,50', '12,50€'],
  ['35000€', '35.000€'],
  ['3 500€', '3.500€'],
  ['...', '…'],
  ['“', '«'],
  ['”', '»'],
  ['uma  aposta  só', 'uma aposta só'],
  ['uma ,', 'uma,'],
  ['contas, ,uma', 'contas, uma'],
  ['nº', 'n.º'],
  ['Celulares', 'Telemóveis'],
  ['café da manhã', 'pequeno-almoço'],
  ['compartilhada', 'partilhada'],
  ['tela', undefined],
])('where there is one way to write «%s», it is given', (text, right) => {
  const [first] = found(`a ${text} b`);
  expect([first?.words, first?.right]).toEqual([text, right]);
});

it.each([
  ['', []],
  ['Curta.', ['descriptions']],
])('a description is a sentence, once it is written: «%s»', (text, expected) => {
  expect(found(text, { field: 'description' }).map(({ rule }) => rule)).toEqual(expected);
});

it.each([
  ['gerenciar', 'phrasing'],
  ['ônibus', 'phrasing'],
  ['imperdível', 'pressure'],
])('a word that is not written here is named by one rule: %s', (word, rule) => {
  expect(found(`Vai ${word}.`, {}, [word]).map((one) => one.rule)).toEqual([rule]);
});

it.each([
  ['| Mês | Gasto |\n|---|--:|\n| Um | 50€ |\n| Dois | 40 € |\n| **Total** | **100 €** |', ['o total de «Gasto» é **100 €**, e as linhas dão 90.']],
  ['| Mês | Gasto | Parte |\n|---|--:|--:|\n| Um | 1.050,50€ | 96% |\n| Dois | 40€ | 5% |\n| Total | 1.090,50€ | 100% |', []],
])('the total of a table is what its rows add up to: %j', (source, expected) => {
  expect(found('', { source }).map(({ what }) => what)).toEqual(expected);
});

it.each([
  'Se se inscrever, e nos nos disser, de depois; pouco a pouco. Um e-mail, uma coisa, outra.',
  'Um bónus de 100€ com rollover de 35x são 3.500€, e 466,67€ por dia.',
  'De 10–20%, durante 7 a 30\u00a0dias, para maiores de 18\u00a0anos.',
  'Carregue em «aceitar»: é tudo. E (talvez) não…',
  'Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa; Lei n.º 41/2004; CID-11; 24/7; 808 24 24 24.',
  'NIF 509442013, IBAN PT50000201231234567890154 ou PT50 0002 0123 1234 5678 9015 4, MB WAY, +351 213 928 400.',
  'A 5 de dezembro de 2026, as máquinas devolvem 94–97%.',
  '+25\n+5000\n€40.000+\n100%',
  'Título\nOutra linha, que começa por si',
  'Se está a jogar sem parar. Está bem quando acaba. Se me escrever, a autoexclusão e os seus dados.',
  'Configurações',
  'Pode baixar o limite quando quiser: baixe a aposta, e não o jogo dos outros.',
  'Em «Configurações», o acesso.',
  'Cassinos Online',
  '35 × 100€ = 3.500€; 3.500€ ÷ 0,20 = 17.500€; 3.500€ × 4% = 140€; 1 ÷ 37 = 2,70%',
  '5€ + 10€ + 20€ = 35€. 100€ − 2 × 20€ = 60€. 5€ × 40 = ou mais.',
  'Em 2025 são 16 × 200€ = 3.200€ apostados, e 3.200€ ÷ 37 = 86,49€',
])('nothing is remarked on: %s', (text) => expect(remarksOn(text)).toEqual([]));
