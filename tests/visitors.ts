import { type Answer, granted, storageKeys } from '../src/model/storage-keys';
import { origin } from './origin';

const whoAnswered = (...answers: Answer[]) => ({
  cookies: [],
  origins: [{ origin, localStorage: answers.map((answer) => ({ name: storageKeys[answer], value: granted })) }],
});

/** What the browsers of three visitors have stored: for `test.use({ storageState })`. */
export const visitors = {
  /** Sees the gate. */
  new: whoAnswered(),
  /** Sees the site and the cookie banner. */
  adult: whoAnswered('age'),
  /** Sees the site alone. */
  returning: whoAnswered('age', 'consent'),
};
