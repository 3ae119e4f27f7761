import type { Site } from '../src/model/site.ts';
import { routes } from '../src/routes.ts';

/**
 * Where to report a weakness of the site (RFC 9116). While the e-mail is a placeholder the file says so and points to
 * the page that will have it: a contact is compulsory, and an invented one would swallow reports.
 */
export function securityText(site: Site): string {
  const base = site.address.value;
  const { value, placeholder } = site.controller.email;
  return [
    placeholder ? '# O e-mail de contacto ainda está por preencher.' : `Contact: mailto:${value}`,
    `Contact: ${base}${routes.privacy}#contacto`,
    `Expires: ${site.contactConfirmedUntil}T00:00:00Z`,
    'Preferred-Languages: pt',
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');
}
