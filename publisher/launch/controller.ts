import type { Content } from '../../src/model/load-content';
import type { Finding } from './finding';
import { isUnknown } from './unknown';

const names = { name: 'o nome', address: 'a morada', email: 'o e-mail', taxNumber: 'o NIPC ou NIF' } as const;

/** The policies take whoever answers for the site from site.yaml. */
export function controllerFindings({ site: { controller } }: Content): Finding[] {
  const missing = (Object.keys(names) as (keyof typeof names)[]).filter((part) => isUnknown(controller[part]));
  if (missing.length === 0) return [];
  return [
    {
      kind: 'controller',
      file: 'legal/privacy.yaml',
      what: `a política não diz quem responde pelo site: falta ${missing.map((part) => names[part]).join(', ')}.`,
      mend: 'preencha «controller» em content/site.yaml: a política vai lá buscá-lo.',
    },
  ];
}
