export type Message = {
  /** One with the id of the visible toast updates it; any other takes its place. */
  id?: string;
  title: string;
  description: string;
  /** In ms; `Infinity` stays until it is dismissed. */
  duration: number;
};

/** The specification's default, in ms. */
export const defaultDuration = 5000;

/** The toasts of the specification's §8. */
export const pendingFeature = {
  title: 'Esta funcionalidade ainda não está implementada',
  description: 'Pode pedi-la na sua próxima mensagem.',
};

export const newsletterSuccess = {
  title: 'Inscrição na Newsletter',
  description: 'Obrigado por se inscrever! Fique atento às novidades.',
};

/** What a button carries that only says so: src/browser/toast.ts, which shares no code with islands, shows the toast. */
export const pending = { 'data-pending': [pendingFeature.title, pendingFeature.description, defaultDuration].join('\n') };

/** For islands. */
export const showToast = (message: Omit<Message, 'duration'>) =>
  document.dispatchEvent(new CustomEvent<Message>('toast', { detail: { duration: defaultDuration, ...message } }));
