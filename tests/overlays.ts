import type { Page } from '@playwright/test';

/** The three things that may lie over the site. */
export const gateOf = (page: Page) => page.getByRole('dialog', { name: /maiores de\s\d+\sanos/, includeHidden: true });
export const enterButton = (page: Page) => gateOf(page).getByRole('button', { name: 'Entrar', exact: true });
/** It leads somewhere: a link that looks like a button. */
export const leaveLink = (page: Page) => gateOf(page).getByRole('link', { name: 'Sair', exact: true });

export const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });
export const acceptButton = (page: Page) => bannerOf(page).getByRole('button', { name: 'Aceitar todos os cookies', exact: true });
export const settingsButton = (page: Page) => bannerOf(page).getByRole('button', { name: 'Configurações', exact: true });

/** While it is shown. */
export const toastOf = (page: Page) => page.getByRole('region', { name: 'Notificações (F8)', exact: true });
/** Where a screen reader hears it. */
export const spokenToast = (page: Page) => page.locator('[data-toast-words]');

/** The page below: what the gate keeps from being seen. */
export const siteOf = (page: Page) => page.getByRole('main');
