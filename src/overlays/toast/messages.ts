type Message = { title: string; description: string };

/** As a live region says it. */
export const spoken = ({ title, description }: Message) => `${title}.\n${description}`;

/** The toasts of the specification's §8. */
export const pendingFeature = {
  title: 'Esta funcionalidade ainda não está implementada',
  description: 'Pode pedi-la na sua próxima mensagem.',
};

/** What a button carries that only says so: the loader shows the toast. */
export const pending = { 'data-pending': spoken(pendingFeature) };

export const newsletterSuccess = {
  title: 'Inscrição na Newsletter',
  description: 'Obrigado por se inscrever! Fique atento às novidades.',
};
