import { Ornament } from '../../art/Ornament';
import { type Content, marksIn } from '../../model/content';
import { sectionIds } from '../../model/derived/section-ids';
import { routes } from '../../routes';
import { Identity } from '../../sections/Identity';
// One style sheet serves this page and the policies.
import '../../sections/stored-answers.css';
import { Notice } from '../../sections/Notice';
import { pageTile } from '../../sections/page-tiles';
import { TileWall } from '../../sections/TileWall';
import { ButtonLink } from '../../ui/Button';
import { PageHeading } from '../../ui/PageHeading';
import { ProseWithTables } from '../../ui/ProseWithTables';
import { Section } from '../../ui/Section';
import { SheetWithContents } from '../../ui/SheetWithContents';
import { TiledList } from '../../ui/TiledList';

const ids = sectionIds.about;

export function AboutPage({ content }: { content: Content }) {
  const { about } = content;
  const wall = <TileWall path={routes.about} />;
  return (
    <>
      <PageHeading title={about.title} lead={about.lead} />
      <SheetWithContents contents="Nesta página" opening={wall} closing={wall}>
        <Section id={ids.mission} title={about.mission.title}>
          <ProseWithTables>{about.mission.text}</ProseWithTables>
        </Section>
        <Section id={ids.offers} title={about.offers.title}>
          <TiledList items={about.offers.items.map((offer) => ({ ...offer, tile: <Ornament name={pageTile(offer.to)} /> }))} />
          <p>
            <ButtonLink kind="quiet" href={routes.casinos}>
              {about.buttonLabel}
            </ButtonLink>
          </p>
        </Section>
        <Section id={ids.transparency} title={about.transparency.title}>
          <ProseWithTables>{about.transparency.text}</ProseWithTables>
          {marksIn(content).length > 0 && <Notice notices={content.notices} of="examples" />}
        </Section>
        <Section id={ids.identity} title={about.identity.title}>
          <ProseWithTables>{about.identity.text}</ProseWithTables>
          <Identity {...content} />
        </Section>
        <Section id={ids.contact} title={about.contact.title}>
          <ProseWithTables>{about.contact.text}</ProseWithTables>
        </Section>
      </SheetWithContents>
    </>
  );
}
