import { readAnswer, storageKeys, storeTrue } from '../../stored-answers';

/**
 * Shows the banner until an answer is stored (specification §4).
 * @returns whether the page is parsed as far as the banner.
 */
export function showBanner(): boolean {
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
  if (banner) banner.hidden = readAnswer(storageKeys.consent) !== undefined;
  return banner !== null;
}

/** «Aceitar todos os cookies». */
export function accept() {
  storeTrue(storageKeys.consent);
  showBanner();
}
