import { sendActions } from '../send/actions';
import type { Action } from './desk';
import { fileActions } from './files';
import { listActions } from './lists';
import { moveActions } from './move-article';
import { linkActions } from './outgoing-links';
import { partnerActions } from './partners';
import { pictureActions } from './pictures';
import { previewActions } from './preview';
import { publishActions } from './publish';
import { remarkActions } from './remarks';
import { searchActions } from './search';
import { standingActions } from './standing';
import { versionActions } from './versions';

/** All that the desk's page may ask for, by name. */
export const actions = {
  ...fileActions,
  ...listActions,
  ...moveActions,
  ...searchActions,
  ...linkActions,
  ...partnerActions,
  ...pictureActions,
  ...previewActions,
  ...publishActions,
  ...remarkActions,
  ...sendActions,
  ...standingActions,
  ...versionActions,
};

export type ActionName = keyof typeof actions;
export type Sent<Name extends ActionName> = (typeof actions)[Name] extends Action<infer What> ? What : never;
export type Answer<Name extends ActionName> = Awaited<ReturnType<(typeof actions)[Name]['run']>>;
