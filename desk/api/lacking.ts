import { ContentError } from '../../src/model/finding';
import { articleFile, schemaOf } from '../schema/content-schemas';
import { labelOfField, partsOf } from '../schema/words-of-field';
import type { Desk } from './desk';
import { cleaned, type Values, writeEntry } from './entry-text';
import { refuseProblems } from './trial';

/** What stands between the draft `values` and its publication, in one line; nothing for what is no draft, or could be published as it is. */
export function lacking({ store, trialFolder }: Pick<Desk, 'store' | 'trialFolder'>, path: string, values: Values | undefined): string[] {
  if (!articleFile.test(path) || !values?.draft) return [];
  const schema = schemaOf(path);
  try {
    refuseProblems(store, trialFolder, [{ path, text: writeEntry(path, store.read(path)?.text, cleaned({ ...values, draft: false }, schema) as Values) }]);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const fields = error.problems.flatMap(({ file, field = 'body' }) => (file === path ? labelOfField(schema, String(partsOf(field)[0])) : []));
    return fields.length > 0 ? [`Falta para publicar: ${[...new Set(fields)].join('; ')}.`] : [];
  }
}
