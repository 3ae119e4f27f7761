import { judge } from '../../rules/rule';
import { launch, remarked, remarkedOfAll } from '../../rules/rulebook';
import { textsOfContent } from '../../rules/texts';
import type { Content } from '../../src/model/content';
import type { Finding } from '../../src/model/finding';
import { speller } from '../spelling';

/** All that is to be settled or read again before `content` goes public on the day `today`. Asks the network nothing. */
export const beforeLaunch = (content: Content, today: string): Finding[] => [
  ...judge([...launch, ...remarkedOfAll], { content, today }),
  ...judge(remarked, { texts: textsOfContent(content), misspellings: speller(content.dictionary.words) }),
];
