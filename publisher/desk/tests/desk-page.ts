import { expect, type Page } from '@playwright/test';

/** Presses «Guardar» and, in its menu, «Guardar» again. */
export async function press(page: Page) {
  await page.getByRole('button', { name: 'Guardar' }).first().click();
  await page.getByRole('menuitem', { name: 'Guardar', exact: true }).click();
}

export async function save(page: Page) {
  await press(page);
  await expect(page.getByText('Alterações guardadas')).toBeVisible();
}

export async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Entrar' }).click();
}
