import wide from '../../art/friezes/andorinha.svg';
import narrow from '../../art/friezes/andorinha-narrow.svg';
import tile from '../../art/tiles/andorinha.svg';
import boia from '../../art/tiles/boia.svg';
import estrela from '../../art/tiles/estrela.svg';
import guardaChuva from '../../art/tiles/guarda-chuva.svg';
import naipes from '../../art/tiles/naipes.svg';
import pena from '../../art/tiles/pena.svg';
import roseta from '../../art/tiles/roseta.svg';
import { ButtonLink } from '../../components/Button';
import { PageHeading, Tile } from '../../components/PageHeading';
import { Prose } from '../../components/Prose';
import { Riverside } from '../../components/Riverside';
import { Section, Sheet } from '../../components/Sheet';
import type { PageProps } from '../../layout/page';
import { routes } from '../../routes';
import styles from './AboutPage.module.css';

const tiles: Record<string, string> = {
  [routes.casinos]: naipes,
  [routes.rules]: estrela,
  [routes.articles]: pena,
  [routes.rights]: guardaChuva,
  [routes.responsibleGambling]: boia,
};

export const AboutPage = ({ content: { about } }: PageProps) => (
  <>
    <PageHeading title={about.title} lead={about.lead} picture={<Tile src={tile} />} />
    <Sheet frieze={{ narrow, wide }}>
      <Section title={about.mission.title}>
        <Prose>{about.mission.text}</Prose>
      </Section>
      <Section title={about.offers.title} wide>
        <ul role="list" className={styles.offers}>
          {about.offers.items.map(({ to, label, about: text }) => (
            <li key={to}>
              <img src={tiles[to] ?? roseta} alt="" width={120} height={120} fetchPriority="low" />
              <p>
                <a href={to}>{label}</a>: {text}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={about.transparency.title}>
        <Prose>{about.transparency.text}</Prose>
      </Section>
      <Section id="contacto" title={about.contact.title}>
        <Prose>{about.contact.text}</Prose>
        <ButtonLink kind="primary" href={routes.casinos}>
          {about.buttonLabel}
        </ButtonLink>
      </Section>
    </Sheet>
    <Riverside />
  </>
);
