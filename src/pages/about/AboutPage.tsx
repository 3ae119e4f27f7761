import type { AboutPage as About } from '../../model/about';
import { routes } from '../../routes';
import { ButtonLink } from '../../ui/Button';
import { PageHeading } from '../../ui/PageHeading';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { Sheet } from '../../ui/Sheet';

export function AboutPage({ about }: { about: About }) {
  return (
    <>
      <PageHeading width="text" title={about.title} lead={about.lead} />
      <Sheet width="text">
        <Section id="missao" title={about.mission.title}>
          <Prose>{about.mission.text}</Prose>
        </Section>
        <Section id="oferta" title={about.offers.title}>
          <ul>
            {about.offers.items.map((offer) => (
              <li key={offer}>{offer}</li>
            ))}
          </ul>
        </Section>
        <Section id="transparencia" title={about.transparency.title}>
          <Prose>{about.transparency.text}</Prose>
        </Section>
        <Section id="contacto" title={about.contact.title}>
          <Prose>{about.contact.text}</Prose>
          <p>
            <ButtonLink kind="quiet" href={routes.casinos}>
              {about.buttonLabel}
            </ButtonLink>
          </p>
        </Section>
      </Sheet>
    </>
  );
}
