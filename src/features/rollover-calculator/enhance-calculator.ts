import { loadOnce } from '../../load-once';

/** What draws the result. */
export const loadResult = loadOnce(() => import('./show-result'));

const failure = 'Não foi possível fazer as contas. Verifique a ligação à internet e mude um dos números.';

/** Counts again at each change. Until the new result is there, no old one stands under the new figures. */
export function enhanceCalculator(calculator: HTMLElement) {
  const place = calculator.querySelector<HTMLElement>('[data-rollover-result]');
  if (!place) return;
  let drawn = false;
  const count = async () => {
    if (!drawn) place.textContent = '';
    try {
      const { showResult } = await loadResult();
      showResult(calculator, place);
      drawn = true;
    } catch (error) {
      console.error(error);
      place.textContent = failure;
    }
  };
  calculator.addEventListener('input', count);
  // A reader may have typed before this ran, and a browser may restore what was typed.
  const changed = [...calculator.querySelectorAll('input')].some(
    ({ type, value, defaultValue, checked }) => checked || (type === 'text' && value !== defaultValue),
  );
  if (changed) count();
}
