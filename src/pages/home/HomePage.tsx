import type { ReactNode } from 'react';
import type { Content } from '../../model/load-content';
import { PartnerList } from '../../sections/PartnerList';
import { Prose } from '../../ui/Prose';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { HomeSection } from './HomeSection';
import { NavigationGrid } from './NavigationGrid';
import { NewsletterLetter } from './NewsletterLetter';
import { Steps } from './Steps';
import { Testimonials } from './Testimonials';

type Props = Pick<Content, 'home' | 'casinos' | 'facts' | 'promotion' | 'site'> & { sky: ReactNode };

export function HomePage({ home, casinos, facts, promotion, site, sky }: Props) {
  return (
    <>
      <Hero {...home.hero} promotion={promotion} sky={sky} />
      <HomeSection title={home.casinos.title}>
        <Prose>{home.casinos.intro}</Prose>
        <PartnerList casinos={casinos.casinos} facts={facts} theme={site.theme} level={3} length="short" />
      </HomeSection>
      <HomeSection title={home.steps.title}>
        <Steps items={home.steps.items} />
      </HomeSection>
      <HomeSection title={home.testimonials.title}>
        <Testimonials items={home.testimonials.items} />
      </HomeSection>
      <HomeSection title={home.figures.title}>
        <Figures items={home.figures.items} />
      </HomeSection>
      <NewsletterLetter {...home.newsletter} />
      <HomeSection title={home.navigation.title}>
        <NavigationGrid entries={home.navigation.entries} />
      </HomeSection>
    </>
  );
}
