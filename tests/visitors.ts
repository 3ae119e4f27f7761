import { type Answer, granted, storageKeys } from '../src/model/storage-keys';
import { originOf } from './sites';

const origins = [originOf('published'), originOf('full'), originOf('least')];
const whoAnswered = (...answers: Answer[]) => ({
  cookies: [],
  origins: origins.map((origin) => ({ origin, localStorage: answers.map((answer) => ({ name: storageKeys[answer], value: granted })) })),
});

/** What the browsers of two visitors have stored, for `test.use({ storageState })`. Without it a visitor sees the gate. */
export const visitors = {
  /** Sees the site and the cookie banner. */
  adult: whoAnswered('age'),
  /** Sees the site alone. */
  returning: whoAnswered('age', 'consent'),
};
