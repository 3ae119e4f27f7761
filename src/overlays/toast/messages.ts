type Message = { title: string; description: string };

/** As a live region says it. */
export const spoken = ({ title, description }: Message) => `${title}.\n${description}`;

/** The toasts of the specification's §8. */
export const pendingFeature = {
  title: 'Esta funcionalidade ainda não está implementada',
  description: 'Pode pedi-la na sua próxima mensagem.',
};

export const newsletterSuccess = {
  title: 'Inscrição na Newsletter',
  description: 'Obrigado por se inscrever! Fique atento às novidades.',
};
