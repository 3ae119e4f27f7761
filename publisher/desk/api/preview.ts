import { rmSync } from 'node:fs';
import { z } from 'zod';
import { loadContent } from '../../../src/model/load-content';
import { addressOf, articleFile } from '../../schema/content-schemas';
import { action } from './action';
import { copyTexts, refuseProblems } from './change-content';
import { contentStore } from './content-store';
import type { Values } from './entry-text';
import { newText } from './files';

/** In the address of a page that shows what is not saved yet, and so in what that page asks for. */
export const unsavedMark = 'por-guardar';

export const previewActions = {
  /** Where the page is seen as `values` would make it; nothing is saved. */
  preview: action(z.strictObject({ path: z.string(), values: z.record(z.string(), z.unknown()) }), (desk, { path, values }) => {
    const textWith = (values: Values) => newText(desk, path, desk.store.read(path)?.text, values);
    refuseProblems(desk.store, [{ path, text: textWith(values) }]);
    rmSync(desk.unsavedFolder, { recursive: true, force: true });
    copyTexts(desk.store.root, desk.unsavedFolder);
    contentStore(desk.unsavedFolder).write(path, textWith(values));
    // A draft may lack what its page cannot be drawn without.
    const { articles } = loadContent(desk.unsavedFolder, undefined, true);
    if (articleFile.test(path) && !articles.some(({ file }) => file === path))
      refuseProblems(desk.store, [{ path, text: textWith({ ...values, draft: false }) }]);
    return { address: `${addressOf(path)}?${unsavedMark}=${Date.now()}` };
  }),
};
