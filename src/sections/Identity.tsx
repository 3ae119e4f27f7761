import type { Content } from '../model/content';
import { LabelledList } from '../ui/LabelledList';
import { Notice } from './Notice';

/** Who answers for the site and for its texts: what is known of them. */
export function Identity({ site, notices }: Pick<Content, 'site' | 'notices'>) {
  const { name, address, email, taxNumber } = site.controller;
  const rows = [
    { label: 'Responsável', ...name },
    { label: 'Morada', ...address },
    { label: 'E-mail', ...email },
    { label: 'NIPC ou NIF', ...taxNumber },
    { label: 'Editor responsável', ...site.editor },
  ].filter(({ placeholder }) => placeholder === undefined);
  const shown = rows.map(({ label, value }) => ({ label, value: label === 'E-mail' ? <a href={`mailto:${value}`}>{value}</a> : value }));
  return (
    <>
      <Notice notices={notices} of="controller" about={site.controller} />
      {shown.length > 0 && <LabelledList items={shown} />}
      {site.editor.placeholder && (
        <p className="quiet">
          <strong>Editor responsável:</strong> {site.editor.value}
        </p>
      )}
    </>
  );
}
