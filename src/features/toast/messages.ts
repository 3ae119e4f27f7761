/** The toasts of the specification, §8. */
export const messages = {
  /** For buttons with `data-pending`, whose feature does not exist yet. */
  pending: {
    title: 'Esta funcionalidade ainda não está implementada',
    description: 'Pode pedi-la na sua próxima mensagem.',
  },
  newsletter: {
    title: 'Inscrição na Newsletter',
    description: 'Obrigado por se inscrever! Fique atento às novidades.',
  },
} as const;
