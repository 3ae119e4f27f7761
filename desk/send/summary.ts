import { rulesFile, type Survey } from './survey';

/** Compressed forms of a file go with it, and are not counted. */
const plain = (paths: string[]) => [...new Set(paths.map((path) => path.replace(/\.(br|gz)$/, '')))];

/** What a sending would do, for the publisher. `bytes` are those still to be uploaded. */
export const summaryOf = ({ source, changed, gone, foreign, others, hostLines, unfinished, staged }: Survey) => ({
  changed: plain(changed),
  gone: plain(gone),
  bytes: changed.filter((path) => !staged.has(path)).reduce((sum, path) => sum + (source.files.get(path)?.size ?? 0), 0),
  // Of that one the host's lines stay.
  foreign: foreign.filter((path) => path !== rulesFile),
  others,
  hostLines,
  hasHome: source.files.has('index.html'),
  goesOn: unfinished !== undefined || staged.size > 0,
});
