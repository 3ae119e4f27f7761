type Message = { title: string; description: string };

/** As a live region says it. */
export const spoken = ({ title, description }: Message) => `${title}.\n${description}`;

/** The toasts of the specification's §8. */
export const pendingFeature = {
  title: 'Esta funcionalidade ainda não está implementada',
  description: 'Pode pedi-la na sua próxima mensagem.',
};

/** The specification's default, in ms. */
export const defaultDuration = 5000;

/** What a button carries that only says so: the loader shows the toast. */
export const pending = { 'data-pending': [pendingFeature.title, pendingFeature.description, defaultDuration].join('\n') };

export const closeLabel = 'Fechar a notificação';

export const newsletterSuccess = {
  title: 'Inscrição na Newsletter',
  description: 'Obrigado por se inscrever! Fique atento às novidades.',
};
