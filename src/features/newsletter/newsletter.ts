import { messages } from '../toast/messages';
import { showToast } from '../toast/show-toast';

const failure = 'Não foi possível concluir a inscrição. Verifique a ligação à internet e carregue de novo no botão.';

/** After the browser's own validation a toast confirms, and the form is cleared (specification §4). It sends nothing. */
export function enhanceNewsletter(form: HTMLFormElement) {
  const status = form.querySelector('[data-newsletter-status]');
  const say = (words: string, live: 'polite' | 'off') => {
    status?.setAttribute('aria-live', live);
    if (status) status.textContent = words;
  };
  form.addEventListener('submit', async () => {
    try {
      await showToast(messages.newsletter);
      form.reset();
      // The words stay here when the toast has gone (WCAG 2.2.1). Not live: screen readers have heard the toast.
      say(messages.newsletter.description, 'off');
    } catch (error) {
      console.error(error);
      say(failure, 'polite');
    }
  });
}
