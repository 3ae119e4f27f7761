import { fileActions } from './files';
import { moveActions } from './move-article';
import { pastActions } from './past';
import { searchActions } from './search';

/** All that the desk's page may ask for, by name. */
export const actions = { ...fileActions, ...moveActions, ...pastActions, ...searchActions };

export type Actions = typeof actions;
