import { isExample } from '../components/casino-schema';
import type { Content } from './content';
import { placeholdersIn } from './placeholders';

/** A licence that was seen longer ago has to be looked up again. */
const licenceDays = 60;

/**
 * What keeps the site from going public, a sentence each, in Portuguese.
 * @param today as in `2025-12-01`; the day of the check.
 */
export function launchProblems(content: Content, today = new Date().toISOString().slice(0, 10)): string[] {
  const { casinos, home, promotion } = content;
  const daysSince = (day: string) => (Date.parse(today) - Date.parse(day)) / 86_400_000;
  return [
    ...placeholdersIn(content).map(({ field, text }) => `${field}: ${text}`),
    ...home.figures.items.flatMap(({ number, label, evidence }) =>
      evidence ? [] : [`«${number} ${label}» não tem prova: indique-a no campo «evidence» de home.yaml.`],
    ),
    ...casinos.casinos.flatMap(({ title, link, licence }) => [
      ...(isExample(link) ? [`${title}: a ligação ainda é «.example».`] : []),
      ...(licence
        ? daysSince(licence.seenOn) > licenceDays
          ? [`${title}: a licença foi vista há mais de ${licenceDays} dias. Confirme-a na lista do SRIJ.`]
          : []
        : [`${title}: falta a licença.`]),
    ]),
    ...(promotion.winnersBy < today
      ? [`As datas do sorteio já passaram (a lista de vencedores saía até ${promotion.winnersBy}): mude-as em promotion.yaml.`]
      : []),
  ];
}
