type Words = { title: string; description: string };

/** The specification's default, in ms. */
export const defaultDuration = 5000;

/** The toasts of the specification's §8. */
export const pendingFeature: Words = {
  title: 'Esta funcionalidade ainda não está implementada',
  description: 'Pode pedi-la na sua próxima mensagem.',
};

export const newsletterSuccess: Words = {
  title: 'Inscrição na Newsletter',
  description: 'Obrigado por se inscrever! Fique atento às novidades.',
};

const written = ({ title, description }: Words) => [title, description, defaultDuration].join('\n');

/** What a button carries that only says so, and a form that only says so: src/browser/toast.ts shows the toast. */
export const pending = { 'data-pending': written(pendingFeature) };
export const submitted = { 'data-submitted': written(newsletterSuccess) };
