import frieze from '../../art/friezes/andorinha.svg';
import { ButtonLink } from '../../components/Button';
import { PageHeading } from '../../components/PageHeading';
import { Prose } from '../../components/Prose';
import { Riverside } from '../../components/Riverside';
import { Section, Sheet } from '../../components/Sheet';
import { PageTile } from '../../components/Tile';
import type { PageProps } from '../../layout/page';
import { routes } from '../../routes';
import styles from './AboutPage.module.css';

export const AboutPage = ({ content: { about } }: PageProps) => (
  <>
    <PageHeading title={about.title} lead={about.lead} />
    <Sheet frieze={frieze}>
      <Section title={about.mission.title}>
        <Prose>{about.mission.text}</Prose>
      </Section>
      <Section title={about.offers.title} wide>
        <ul role="list" className={styles.offers}>
          {about.offers.items.map(({ to, label, about: text }) => (
            <li key={to}>
              <PageTile path={to} />
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
