import type { Content } from '../../model/load-content';
import { standIns } from '../../model/marks';
import { sectionIds } from '../../model/section-ids';
import { Section } from '../../ui/Section';
import { unbroken } from '../../ui/unbroken';

/** What the site shows as an example, as long as there is anything: the list follows the marks of the content. */
export function standInsSection(content: Content) {
  const { list, ...notices } = content.notices;
  const standing = standIns(content);
  if (standing.length === 0) return null;
  return (
    <Section id={sectionIds.about.standIns} title={list.title}>
      <div data-notice="list">
        <p>{list.intro}</p>
        <ul>
          {standing.map((notice) => (
            <li key={notice}>{unbroken(notices[notice].account)}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
