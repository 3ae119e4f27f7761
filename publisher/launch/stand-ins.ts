import type { Content } from '../../src/model/load-content';
import { marksIn } from '../../src/model/marks';
import type { Finding } from './finding';

/** What still says of itself that it is a stand-in. */
export const standInFindings = (content: Content): Finding[] =>
  marksIn(content).map(({ file, field, sentence, marked }) => ({ kind: 'placeholder', file, field, what: `de exemplo: ${inShort(marked)}`, mend: sentence }));

/** «Casino Estrela do Norte», «Leitora · Lisboa»: the short texts of a record. */
function inShort(marked: object): string {
  const { placeholder, ...record } = marked as Record<string, unknown>;
  const words = Object.values(record)
    .filter((value) => typeof value === 'string')
    .join(' · ');
  return words.length > 90 ? `«${words.slice(0, 89)}…»` : `«${words}»`;
}
