import type { Finding } from '../../src/model/finding';

/** Who can settle it, in the order of the report. */
export const actors = {
  publisher: 'Quem publica: textos, parceiros e datas, na mesa',
  lawyer: 'Jurista: o que a lei pede e só quem responde pelo site pode declarar',
  host: 'Alojamento e técnica: o domínio e os serviços que o site usa',
  reader: 'Quem relê os textos: reparos, que não impedem o lançamento',
} as const;

export type Actor = keyof typeof actors;

export function actorOf({ file, field = '', severity }: Pick<Finding, 'file' | 'field' | 'severity'>): Actor {
  if (severity === 'remark') return 'reader';
  if (file.startsWith('legal/') || (file === 'promotion.yaml' && /^(authorisation|prize)/.test(field)) || field.startsWith('controller')) return 'lawyer';
  return (file === 'site.yaml' && field.startsWith('address')) || field.startsWith('newsletter') ? 'host' : 'publisher';
}

/** By who can settle them, and then by file. */
export const inGroups = <One extends Finding>(findings: One[]) =>
  (Object.keys(actors) as Actor[]).flatMap((actor) => {
    const theirs = findings.filter((finding) => actorOf(finding) === actor);
    const files = [...new Set(theirs.map(({ file }) => file))].map((file) => ({ file, found: theirs.filter((finding) => finding.file === file) }));
    return files.length > 0 ? [{ actor: actors[actor], files }] : [];
  });

/** What keeps the site from going public; remarks do not. */
export const inTheWay = <One extends Finding>(findings: One[]) => findings.filter(({ severity }) => severity !== 'remark');

/** An operator that the table of licences does not have. */
export const isUnlicensed = ({ file, field = '', rule }: Finding) => rule === 'licences' && file === 'casinos.yaml' && field.endsWith('.licence.domain');

/** The same finding has the same words on another day. */
export const keyOf = ({ file, field, what }: Finding) => `${file} ${field} ${what}`;
