import { expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { loadContent } from '../src/model/load-content';
import type { Site } from '../src/model/site';
import { routes } from '../src/routes';
import { securityText } from './security-text';

const content = loadContent(contentFolder);
const { site } = content;
const textWith = (email: Site['controller']['email']) => securityText({ ...content, site: { ...site, controller: { ...site.controller, email } } });

/** RFC 9116, section 2.5: field names and how often each may stand. */
const fieldsOf = (text: string) => text.split('\n').flatMap((line) => /^([A-Z][A-Za-z-]+): \S/.exec(line)?.[1] ?? []);

it('security.txt has a contact, one expiry date and the language', () => {
  const text = textWith({ value: 'seguranca@site.example' });
  expect(text).toContain('Contact: mailto:seguranca@site.example\n');
  expect(fieldsOf(text)).toEqual(['Contact', 'Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(text).toContain(`Expires: ${site.contactConfirmedUntil}T00:00:00Z\n`);
});

it('a placeholder is never published as an e-mail: the page with the contacts stands in, and a comment says so', () => {
  const text = textWith({ value: '[e-mail]', placeholder: 'O e-mail.' });
  expect(text).not.toContain('mailto:');
  expect(text.startsWith(`# ${content.notices.controller.short}\n`)).toBe(true);
  expect(text).toContain(`Contact: ${site.address.value}${routes.privacy}#contacto\n`);
});
