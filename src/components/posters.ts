/** The large drawings that an article may open with, and the words for those who do not see them. */
export const posters = {
  'parede-do-bonus': 'Cartaz: 100€ de bónus, 3.500€ de apostas; numa slot de 96%, o custo médio é 140€.',
  'mil-janelas': 'Um prédio de mil janelas, uma por pessoa: 13, a meia-luz, têm alguns sinais; 5, acesas, são prováveis jogadores patológicos.',
  'hora-de-passos': 'Um relógio divide uma hora: anúncio 5 minutos, lista 10, empresa 10, como se recebe 15, imposto 5, limites 5, perguntas 10.',
  'trinta-e-sete-casas': 'A roda da roleta, de 37 números: de 37€ voltam 36€, e 1€ não volta; são 2,70%.',
  /** For an article without a drawing of its own. */
  'noite-de-natal': 'Uma estrela dourada na noite de Natal, pintada em azulejos.',
} as const;

export type PosterName = keyof typeof posters;
