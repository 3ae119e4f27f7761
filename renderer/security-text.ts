import type { Content } from '../src/model/load-content.ts';
import { sectionIds } from '../src/model/section-ids.ts';
import { routes } from '../src/routes.ts';

/**
 * Where to report a weakness of the site (RFC 9116). While there is no e-mail the file says so and points to
 * the page that will have it: a contact is compulsory, and an invented one would swallow reports.
 */
export function securityText({ site, notices }: Pick<Content, 'site' | 'notices'>): string {
  const base = site.address.value;
  const { value, placeholder } = site.controller.email;
  return [
    placeholder ? `# ${notices.controller.short}` : `Contact: mailto:${value}`,
    `Contact: ${base}${routes.privacy}#${sectionIds.privacy.contact}`,
    `Expires: ${site.contactConfirmedUntil}T00:00:00Z`,
    'Preferred-Languages: pt',
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');
}
