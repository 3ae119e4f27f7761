import { expect, it } from 'vitest';
import { actorOf } from './actors';

it.each([
  ['casinos.yaml', 'casinos[0]', 'publisher'],
  ['legal/privacy.yaml', 'a', 'lawyer'],
  ['site.yaml', 'controller.name', 'lawyer'],
  ['site.yaml', 'address', 'host'],
  ['home.yaml', 'newsletter.service', 'host'],
])('%s %s is for the %s', (file, field, actor) => {
  expect(actorOf({ file, field, severity: 'launch' })).toBe(actor);
  expect(actorOf({ file, field, severity: 'remark' })).toBe('reader');
});
