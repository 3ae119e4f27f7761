/* The draw as its publisher sets it up at the desk, and as readers then see it: with an authorisation or without, in each phase. */
import { expect, type Page, test } from '@playwright/test';
import { copyContent } from './content-copy';
import { fill, preview, save } from './publisher';

test.beforeAll(copyContent);

const phases = { before: '2026-11-30', open: '2026-12-10', drawn: '2026-12-26', ended: '2027-01-10' };
const terms = 'Prémio: um cabaz de Natal. Autorização n.º 12/2026.';

/** What a reader sees on `path` in each phase: the words that are looked for, and where the link, if any, leads. */
async function seen(page: Page, path: string) {
  const found: Record<string, unknown> = {};
  for (const [phase, day] of Object.entries(phases)) {
    await page.clock.setFixedTime(new Date(`${day}T12:00Z`));
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: /Inscrever-se|lista de premiados/ });
    found[phase] = {
      terms: await page.getByText(terms, { exact: true }).filter({ visible: true }).count(),
      link: (await link.count()) > 0 ? [await link.innerText(), await link.getAttribute('href')] : [],
    };
  }
  return found;
}

test('without an authorisation there is nowhere to sign up, in no phase', async ({ page }) => {
  await page.goto('/mesa/#/promotion.yaml');
  await fill(page, {
    'Primeiro dia das inscrições': '2026-12-01',
    'Último dia das inscrições': '2026-12-24',
    'Dia do sorteio': '2026-12-25',
    'Último dia para publicar a lista': '2026-12-27',
  });
  await save(page);
  const nothing = { terms: 0, link: [] };
  for (const path of ['/', '/regras']) expect(await seen(page, path)).toEqual({ before: nothing, open: nothing, drawn: nothing, ended: nothing });
});

test('with one it is refused until it says where, then home and rules lead there while one can, and to the list after that', async ({ page }) => {
  await page.goto('/mesa/#/promotion.yaml');
  const example = page.getByLabel('Isto é um exemplo');
  for (const place of [0, 1]) await example.nth(place).uncheck();
  await fill(page, {
    'O número da autorização do sorteio': 'Autorização n.º 12/2026',
    'O prémio do sorteio': 'um cheque de 500€',
    'Onde se faz a inscrição': '',
    'Onde sai a lista de premiados': '',
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').getByRole('link', { name: /Onde se faz a inscrição|Onde sai a lista/ })).toHaveCount(2);
  await fill(page, { 'Onde se faz a inscrição': 'https://inscricoes.test/natal', 'Onde sai a lista de premiados': '/artigos/barcos-de-papel' });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('listitem').filter({ hasText: '«cheque»' })).toContainText(
    /impede o lançamento.*O prémio de um sorteio destes não pode ser dinheiro/,
  );
  await fill(page, { 'O prémio do sorteio': 'um cabaz de Natal' });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('listitem').filter({ hasText: '«cheque»' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();

  const list = ['Onde sai a lista de premiados', '/artigos/barcos-de-papel'];
  const signUp = [expect.stringMatching(/^Inscrever-se/), 'https://inscricoes.test/natal'];
  const links = { before: [], open: signUp, drawn: list, ended: list };
  const each = (hasTerms: (phase: string) => number) =>
    Object.fromEntries(Object.entries(links).map(([phase, link]) => [phase, { terms: hasTerms(phase), link }]));
  // The button rests while a text is being saved: on a busy machine the first page may still be the old one.
  await expect(async () => expect(await seen(page, '/')).toEqual(each((phase) => (phase === 'ended' ? 0 : 1)))).toPass();
  expect(await seen(page, '/regras')).toEqual(each(() => 0));

  await page.goto('/mesa/#/promotion.yaml');
  await fill(page, { 'Onde se faz a inscrição': 'sorteio@inscricoes.test' });
  await save(page);
  expect((await seen(page, '/regras')).open).toMatchObject({
    link: ['Inscrever-se por e-mail, para sorteio@inscricoes.test', 'mailto:sorteio@inscricoes.test'],
  });
});

test('the page is seen as on any day, with dates that are not saved; on the rules themselves, no button leads back to them', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/mesa/#/promotion.yaml');
  await fill(page, { 'Onde sai a lista de premiados': '/regras', 'Primeiro dia das inscrições': '2026-12-03' });
  const seen = preview(page).getByRole('main');
  const signUp = seen.getByRole('link', { name: /^Inscrever-se/ });
  const sentence = (state: string) => seen.getByText(`notices draw authorised ${state} sentence`).first();
  for (const [day, state] of Object.entries({ '2026-12-02': 'before', '2026-12-03': 'open', '2026-12-26': 'drawn' })) {
    await page.getByLabel('Ver como no dia').fill(day);
    await expect(sentence(state), day).toBeVisible();
    await expect(signUp, day).toHaveCount(state === 'open' ? 1 : 0);
    await expect(seen.getByRole('link', { name: /lista de premiados/ })).toHaveCount(0);
  }
  await page.goto('/mesa/#/about.yaml');
  await expect(preview(page).getByRole('main')).toBeVisible();
  await expect(page.getByLabel('Ver como no dia')).toHaveCount(0);
  expect((await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(800);
});
