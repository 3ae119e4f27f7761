const files = import.meta.glob<string>('../art/marks/*.svg', { query: '?raw', import: 'default', eager: true });

/** The logo of an organisation, of src/art/marks/. */
export const OrganisationMark = ({ mark }: { mark: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own.
  <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: files[`../art/marks/${mark}.svg`] ?? '' }} />
);
