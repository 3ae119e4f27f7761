import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Bankroll, BankrollOdds } from '../../model/derived/bankroll';
import { games } from '../../model/derived/games';
import { BankrollResult } from './BankrollResult';

const night = { balance: 50, stake: 5, hours: 4 };
const odds = { ruined: 0.5497, ahead: 0.298, loss: 15.08, halfRuined: 3.4 };
const words = (game: keyof typeof games, bankroll: Partial<Bankroll> = {}, chances: Partial<BankrollOdds> = {}) =>
  renderToStaticMarkup(<BankrollResult game={games[game]} bankroll={{ ...night, ...bankroll }} odds={{ ...odds, ...chances }} />)
    .replace(/<\/p>/g, '\n')
    .replace(/<[^>]*>/g, '');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('it says how many of a hundred nights end without money, when half of them have, and what is lost', () => {
  expect(plain(words('roulette')).trim().split('\n')).toEqual([
    'De 100 noites de 4 horas na roleta, no vermelho, 55 acabam sem dinheiro para a aposta seguinte (55,0%). Metade não passa de 3 h 24 min.',
    'Cada azulejo é uma noite; caíram os das que acabam sem dinheiro.',
    'Em 29,8% delas sobra mais do que os 50€ do princípio. A perda média é de 15,08€.',
    'A 40 rondas por hora, com a mesma aposta até ao fim e sem novo depósito.',
  ]);
});

it.each<[Partial<Bankroll>, Partial<BankrollOdds>, string]>([
  [{ hours: 2.5 }, {}, 'De 100 noites de 2,5 horas'],
  [{}, { halfRuined: 2 }, 'Metade não passa de 2 h.'],
])('%j and %j: «%s»', (bankroll, chances, said) => {
  expect(plain(words('slot', bankroll, chances))).toContain(said);
});
