import type { Content } from '../../src/model/content';

/** What the specification (§2, home page) asks of each section that may be switched off. */
const asked = {
  testimonials: 'três testemunhos (citação, autor e cidade)',
  figures: 'a secção «Nossos Números», com quatro números',
  newsletter: 'o formulário de inscrição na newsletter',
} satisfies Partial<Record<keyof Content['home'], string>>;

/** The sections that are switched off: they keep nobody from publishing, but a line of the specification is then not met. */
export const switchedOff = ({ home }: Pick<Content, 'home'>) =>
  (Object.keys(asked) as (keyof typeof asked)[])
    .filter((name) => !home[name].show)
    .map((name) => ({
      file: 'home.yaml',
      field: `${name}.show`,
      title: home[name].title,
      what: `está desligada: a especificação (§2, página inicial) pede ${asked[name]}.`,
    }));
