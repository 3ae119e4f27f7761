import { readAnswer, storageKeys, storeTrue } from '../../stored-answers';

/** Shows the banner until an answer is stored (specification §4). */
export function showBanner() {
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
  if (banner) banner.hidden = readAnswer(storageKeys.consent) !== undefined;
}

/** «Aceitar todos os cookies». */
export function accept() {
  storeTrue(storageKeys.consent);
  showBanner();
}
