import type { ReactNode } from 'react';
import type { Content } from '../../model/content';
import { Notice } from '../../sections/Notice';
import { PartnerList } from '../../sections/PartnerCard';
import { PromotionPhase } from '../../sections/PromotionPhase';
import { Prose } from '../../ui/Prose';
import { Figures } from './Figures';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import { HomeSection } from './HomeSection';
import { NavigationGrid } from './NavigationGrid';
import { NewsletterLetter } from './NewsletterLetter';
import partners from './Partners.module.css';
import { Steps } from './Steps';
import { Testimonials } from './Testimonials';

type Props = Pick<Content, 'home' | 'casinos' | 'facts' | 'notices' | 'promotion'> & { star: ReactNode; snow: ReactNode };

export function HomePage({ home, casinos, facts, notices, promotion, star, snow }: Props) {
  return (
    <>
      <Hero {...home.hero} notices={notices} promotion={promotion} star={star} snow={snow} />
      <nav className={styles.questions} aria-label="Perguntas">
        <Prose>{home.questions}</Prose>
      </nav>
      <HomeSection title={home.casinos.title}>
        <Prose>{home.casinos.intro}</Prose>
        <PartnerList casinos={casinos.casinos} facts={facts} notices={notices} look={partners} length="short" />
      </HomeSection>
      <HomeSection title={home.steps.title}>
        <Steps items={home.steps.items} />
        <PromotionPhase notices={notices} promotion={promotion} />
      </HomeSection>
      {home.testimonials.show && (
        <HomeSection title={home.testimonials.title} floor>
          <Notice notices={notices} of="testimonials" about={home.testimonials} />
          <Testimonials items={home.testimonials.items} />
        </HomeSection>
      )}
      {home.figures.show && (
        <HomeSection title={home.figures.title} floor>
          <Notice notices={notices} of="figures" about={home.figures} />
          <Figures items={home.figures.items} />
        </HomeSection>
      )}
      {home.newsletter.show && <NewsletterLetter newsletter={home.newsletter} notices={notices} />}
      <HomeSection title={home.navigation.title} screenOnly>
        <NavigationGrid entries={home.navigation.entries} />
      </HomeSection>
    </>
  );
}
