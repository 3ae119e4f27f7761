import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { copyTexts, refuseProblems } from './change-content';
import { contentStore } from './content-store';
import { action } from './desk';
import type { Values } from './entry-text';
import { newText, pageOf } from './files';

/** In the address of a page that shows what is not saved yet, and so in what that page asks for. */
export const unsavedMark = 'por-guardar';

export const previewActions = {
  /** Where the page is seen as `values` would make it; nothing is saved. Each tab of the browser has a copy of its own. */
  preview: action(z.strictObject({ path: z.string(), values: z.record(z.string(), z.unknown()), tab: z.int() }), (desk, { path, values, tab }) => {
    const textWith = (values: Values) => newText(desk, path, desk.store.read(path)?.text, values);
    refuseProblems(desk.store, [{ path, text: textWith(values) }]);
    const folder = join(desk.unsavedFolder, String(tab));
    rmSync(folder, { recursive: true, force: true });
    copyTexts(desk.store.root, folder);
    const unsaved = contentStore(folder);
    unsaved.write(path, textWith(values));
    const address = pageOf(unsaved, path);
    // A draft may lack what any other article needs.
    if (!address) refuseProblems(desk.store, [{ path, text: textWith({ ...values, draft: false }) }]);
    return { address: `${address}?${unsavedMark}=${tab}-${Date.now()}` };
  }),
};
