import { expect, it } from 'vitest';
import { loadChanged } from '../../tests/changed-content';

const aboutWith = (partners: (casinos: Record<string, unknown>[]) => void) =>
  loadChanged(({ site, about, casinos }) => {
    site.money = { none: 'Não vive de nada.', commission: 'Vive de comissões.' };
    about.transparency.text = 'Independente. {{dinheiro-do-site}}';
    partners(casinos.casinos);
  }, '2025-11-22').about.transparency.text;

it('the site lives on commissions from the first true partner on', () => {
  expect(aboutWith(() => {})).toBe('Independente. Não vive de nada.');
  const licence = { company: 'Empresa, S.A.', games: 'jogos', seenOn: '2025-11-01' };
  expect(aboutWith(([one]) => Object.assign(one as object, { placeholder: undefined, link: 'https://casino.pt/', licence }))).toBe(
    'Independente. Vive de comissões.',
  );
});
