import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { articleFile, slugOf } from '../schema/content-schemas';
import { unsavedMark } from '../schema/preview-address';
import { contentStore } from './content-store';
import { action } from './desk';
import type { Values } from './entry-text';
import { newText, pageOf } from './files';
import { lacking } from './lacking';
import { oneAtATime } from './one-at-a-time';
import { withStandIns } from './stand-ins';
import { copyTexts, refuseProblems } from './trial';

export const previewActions = {
  /** Where the page is seen as `values` would make it, and what a draft lacks; nothing is saved. Each tab of the browser has a copy of its own. */
  preview: action(z.strictObject({ path: z.string(), values: z.record(z.string(), z.unknown()), tab: z.int() }), (desk, { path, values: given, tab }) => {
    // The page of a draft has an address before the draft has a title.
    const values = articleFile.test(path) && !given.slug ? { ...given, slug: slugOf(path) } : given;
    const { store, stateFolder, trialFolder, unsavedFolder } = desk;
    const textWith = (values: Values) => newText(desk, path, store.read(path)?.text, values);
    return oneAtATime(stateFolder, () => {
      refuseProblems(store, trialFolder, [{ path, text: textWith(values) }]);
      forgetTabs(unsavedFolder);
      const folder = join(unsavedFolder, String(tab));
      copyTexts(store.root, folder);
      const unsaved = contentStore(folder);
      unsaved.write(path, textWith(values));
      let address = pageOf(unsaved, path);
      // A draft may lack what any other article needs: what is missing is said in its place.
      if (!address) unsaved.write(path, textWith(withStandIns(path, values)));
      address ??= pageOf(unsaved, path);
      // What is there and wrong is told as at a save.
      if (!address) refuseProblems(store, trialFolder, [{ path, text: textWith({ ...values, draft: false }) }]);
      return { address: `${address}?${unsavedMark}=${tab}-${Date.now()}`, notes: lacking(desk, path, values) };
    });
  }),
};

/** A tab is named by the moment at which it was opened, and says nothing when it is closed: the copies of the last ones are enough. */
function forgetTabs(folder: string): void {
  const tabs = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  for (const old of tabs.slice(20)) rmSync(join(folder, old), { recursive: true, force: true });
}
