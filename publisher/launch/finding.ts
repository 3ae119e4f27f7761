/** Something that must be settled before the site goes public. Texts are for the publisher. */
export type Finding = {
  kind: 'placeholder' | 'licence' | 'promotion' | 'address' | 'freshness' | 'link' | 'language';
  /** Relative to content/. */
  file: string;
  /** Where in the file: `casinos[1].link`. */
  field?: string;
  what: string;
  mend: string;
};

/** Who can settle it, in the order of the report. */
export const actors = {
  publisher: 'Quem publica: textos, parceiros e datas, na mesa',
  lawyer: 'Jurista: o que a lei pede e só quem responde pelo site pode declarar',
  host: 'Alojamento e técnica: o domínio e os serviços que o site usa',
} as const;

export type Actor = keyof typeof actors;

export function actorOf({ file, field = '' }: Pick<Finding, 'file' | 'field'>): Actor {
  if (file.startsWith('legal/') || (file === 'promotion.yaml' && /^(authorisation|prize)/.test(field)) || field.startsWith('controller')) return 'lawyer';
  return (file === 'site.yaml' && field.startsWith('address')) || field.startsWith('newsletter') ? 'host' : 'publisher';
}

/** By who can settle them, and then by file. */
export const inGroups = <Found extends Finding>(findings: Found[]) =>
  (Object.keys(actors) as Actor[]).flatMap((actor) => {
    const theirs = findings.filter((finding) => actorOf(finding) === actor);
    const files = [...new Set(theirs.map(({ file }) => file))].map((file) => ({ file, found: theirs.filter((finding) => finding.file === file) }));
    return files.length > 0 ? [{ actor: actors[actor], files }] : [];
  });

/** The same finding has the same words on another day. */
export const keyOf = ({ file, field, what }: Finding) => `${file} ${field} ${what}`;
