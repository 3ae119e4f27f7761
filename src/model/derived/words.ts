import type { Promotion } from '../schemas/promotion';
import type { Facts } from '../schemas/site';
import { euros } from './euros';
import { keepTogether } from './keep-together';
import { besideBonus, rolloverExample } from './rollover-example';

const full = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

const short = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'medium', timeZone: 'UTC' });

const instant = (day: string) => new Date(`${day}T00:00Z`);

/** The same days stand on many pages, and Intl takes its time. */
const days = new Map<string, string>();

/** `2025-12-24` → `24 de dezembro de 2025`. */
export function dayInWords(day: string): string {
  const words = days.get(day) ?? keepTogether(full.format(instant(day)));
  days.set(day, words);
  return words;
}

/** `2025-12-24` → `24/12/2025`. */
export const dayInFigures = (day: string): string => short.format(instant(day));

/** The words that a text may ask for as {{name}}, so that each figure and date has one home. */
export function wordsFor(promotion: Promotion, facts: Facts): Record<string, string> {
  const [shortest, , longest] = facts.bonusValidityDays;
  const { stakes, loss } = rolloverExample(facts.rollover);
  return {
    'idade-minima': String(facts.minimumAge),
    'linha-de-ajuda': facts.helpLine,
    edicao: promotion.signUpsOpenOn.slice(0, 4),
    inscricoes: period(promotion.signUpsOpenOn, promotion.signUpsCloseOn),
    'inscricoes-abrem': dayInWords(promotion.signUpsOpenOn),
    'inscricoes-fecham': dayInWords(promotion.signUpsCloseOn),
    sorteio: dayInWords(promotion.drawOn),
    'lista-de-premiados': dayInWords(promotion.listPublishedBy),
    'prazo-de-contacto': `${promotion.contactWithinHours} horas`,
    'autorizacao-do-sorteio': authorisationNumber(promotion),
    premio: promotion.prize.value,
    'validade-do-bonus': `${shortest} a ${longest} dias`,
    'rollover-exemplo': `${facts.rollover.multiplier}x`,
    'bonus-exemplo': euros(facts.rollover.bonus),
    'apostas-exemplo': euros(stakes),
    'retorno-exemplo': `${facts.rollover.returnToPlayer}%`,
    'perda-exemplo': euros(loss),
    'perda-e-bonus': besideBonus(loss, facts.rollover.bonus),
    'contribuicao-slots': facts.contribution.slots,
    'contribuicao-mesas': facts.contribution.tables,
    'contribuicao-nula': facts.contribution.none,
    'autoexclusao-minimo': `${facts.selfExclusion.legalMinimumMonths} meses`,
    'autoexclusao-conselho': `${facts.selfExclusion.advisedMonths} meses`,
  };
}

/** Without the word that is written before it: `Autorização n.º 12/2026` → `n.º 12/2026`. */
export const authorisationNumber = ({ authorisation }: Promotion): string => authorisation.value.replace(/^autorização( do sorteio)?:? +/i, '');

/** `1 a 24 de dezembro de 2025`; months and years are named twice only where they differ. */
const period = (from: string, to: string) => keepTogether(full.formatRange(instant(from), instant(to)).replace(/\s*–\s*/, ' a '));
