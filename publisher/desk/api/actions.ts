import { fileActions } from './files';
import { pastActions } from './past';
import { searchActions } from './search';

/** All that the desk's page may ask for, by name. */
export const actions = { ...fileActions, ...pastActions, ...searchActions };

export type Actions = typeof actions;
