/** React and the result: fetched once. */
export const loadResult = () => import('./show-result');

const failure = 'Não foi possível fazer as contas. Verifique a ligação à internet e mude um dos números.';

/** Calculates again at each input. Until the new result is drawn the old one is removed: it would not fit the new figures. */
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
  // Typed before this ran, or restored by the browser, which it does before `pageshow`.
  addEventListener('pageshow', () => {
    const inputs = [...calculator.querySelectorAll('input')];
    if (inputs.some(({ type, value, defaultValue, checked }) => checked || (type === 'text' && value !== defaultValue))) count();
  });
}
