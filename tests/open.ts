import type { Page } from '@playwright/test';

type Options = { age?: string; consent?: string; until?: 'load' | 'domcontentloaded' };

/** Opens a page as a visitor who has confirmed the age and, unless told otherwise, accepted the cookies. */
export async function openSite(page: Page, path: string, { age = 'true', consent = 'true', until = 'load' }: Options = {}) {
  await page.addInitScript(
    ([ageAnswer, consentAnswer]) => {
      if (ageAnswer) localStorage.setItem('ageVerified', ageAnswer);
      if (consentAnswer) localStorage.setItem('cookieConsent', consentAnswer);
    },
    [age, consent] as const,
  );
  await page.goto(path, { waitUntil: until });
}
