import { contentFiles } from '../../../src/model/load-content';
import { routes } from '../../../src/routes';

/** Where the preview shows each file: its own page, or the one where most of it is seen. */
export const pageAddresses: Record<string, string> = {
  ...Object.fromEntries(Object.entries(contentFiles).map(([name, file]) => [name, 'path' in file ? file.path : routes.home])),
  promotion: routes.rules,
  facts: routes.rules,
  help: routes.responsibleGambling,
};
