import { CasinoCards } from '../../components/CasinoCards';
import { Prose } from '../../components/Prose';
import { CalendarStrip } from '../../features/advent-calendar/CalendarStrip';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm';
import type { PageProps } from '../../layout/page';
import { Figures } from './Figures';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import { NavigationGrid } from './NavigationGrid';
import { Steps } from './Steps';
import { Testimonials } from './Testimonials';

/** The home page, in the order of the specification (§2). */
export const HomePage = ({ content: { home, casinos, promotion, calendar } }: PageProps) => (
  <>
    <Hero hero={home.hero} promotion={promotion} />
    <section className={`${styles.section} ${styles.market}`}>
      <h2>{home.casinos.title}</h2>
      <CasinoCards casinos={casinos.casinos} length="short" heading="h3" />
    </section>
    <section className={`${styles.section} ${styles.street}`}>
      <h2>{home.steps.title}</h2>
      <Steps steps={home.steps.items} />
      <div className={`screen-only ${styles.calendar}`}>
        <CalendarStrip calendar={calendar} />
      </div>
    </section>
    <section className={`${styles.section} ${styles.upper}`}>
      <h2>{home.testimonials.title}</h2>
      <Testimonials testimonials={home.testimonials.items} />
    </section>
    <section className={`${styles.section} ${styles.ground}`}>
      <h2>{home.figures.title}</h2>
      <Figures figures={home.figures.items} />
    </section>
    <section className={`${styles.section} ${styles.post} screen-only`}>
      <div className={`paper ${styles.letter}`}>
        <h2>{home.newsletter.title}</h2>
        <Prose>{home.newsletter.text}</Prose>
        <NewsletterForm note={home.newsletter.service.placeholder && home.newsletter.demonstration} />
      </div>
    </section>
    <section className={`${styles.section} screen-only`}>
      <h2>{home.navigation.title}</h2>
      <NavigationGrid entries={home.navigation.entries} />
    </section>
  </>
);
