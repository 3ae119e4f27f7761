/*
 * What a publisher will do to content/ one day, and an heir to src/, done to a copy: no check stands in the way.
 * Where a publisher has been at work, it is done to the tests' own content.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { projectRoot } from '../paths';
import { loadContent } from '../rules/rulebook';
import { lisbonToday } from '../src/model/derived/today';
import { fillIn, fillUp, writeChanged } from './changed-content';
import { isPublishersCopy, skipAloud } from './fixed-by-owner';
import type { Files } from './invented-content';
import { projectCopy, runIn } from './project-copy';
import { temporaryFolder } from './temporary-folder';

const today = lisbonToday();
const partner = {
  title: 'Casino Zwickau',
  link: 'https://www.wikipedia.org/zwickau',
  buttonLabel: 'Visitar Casino Zwickau',
  licence: { company: 'Zwickau Gaming, S.A.', games: 'jogos de fortuna ou azar', seenOn: today },
  ornament: 'vela',
  description: 'Um casino de máquinas e de mesas: compare as regras de umas e de outras antes de apostar.',
  longDescription: 'No Casino Zwickau, um levantamento demora de 2 a 5 dias. As máquinas devolvem, em média, 94–97% do que se aposta.',
  conditions: 'Confirme primeiro: os limites de depósito, as regras de cada mesa e o prazo dos levantamentos.',
};
const article = `---
title: Quanto tempo demora um levantamento
slug: quanto-demora-um-levantamento
excerpt: "Os prazos que os casinos indicam, contados em dias úteis, e o que fazer quando passam."
description: "Quanto tempo demora um levantamento num casino online, o que o pode atrasar e o que fazer quando o prazo passa."
topic: Pagamentos
tile: laco
publishedOn: 2026-11-22
reviewedOn: 2026-11-22
lead: "Em 5 de dezembro de 2026 lemos os prazos de todos: vão de 2 a 5 dias."
related: []
sources:
  - { title: The Zwickau Withdrawal Survey, address: "https://www.iana.org/", consultedOn: 2026-11-22 }
---

## O que dizem as condições

Publicado a 5 de dezembro de 2026. As máquinas devolvem 94–97%, e 1.250,50€ chegam à conta em 24 horas.

## Antes de pedir

- Nos barcos rabelos do Douro também se espera pela maré.
- Confirme o IBAN: PT50 0002 0123 1234 5678 9015 4.
- Se ligar de fora, o indicativo é +351: +351 210 000 000.
`;

const contact = {
  title: 'Contacto',
  description: 'Como falar com quem responde por este site, e o que não lhe podemos dizer.',
  lead: 'Escreva-nos: respondemos a todas as mensagens em 3 dias.',
};

const edits: Record<string, (files: Files, folder: string) => void> = {
  'a fifth article': (_, folder) => writeFileSync(join(folder, 'articles/quanto-demora-um-levantamento.md'), article),
  'articles with new addresses, which the links follow': (files, folder) => {
    for (const name of readdirSync(join(folder, 'articles'))) {
      const slug = name.replace('.md', '');
      renameSync(join(folder, 'articles', name), join(folder, 'articles', `novo-${name}`));
      for (const other of readdirSync(join(folder, 'articles')))
        writeFileSync(join(folder, 'articles', other), readFileSync(join(folder, 'articles', other), 'utf8').replaceAll(slug, `novo-${slug}`));
      Object.assign(files, JSON.parse(JSON.stringify(files).replaceAll(slug, `novo-${slug}`)));
      const moved = readFileSync(join(folder, 'articles', `novo-${name}`), 'utf8');
      const isOut = !/^draft: true$/m.test(moved) && (/^publishedOn: (.*)$/m.exec(moved)?.[1] ?? '') <= today;
      if (isOut) files.redirects.redirects.push({ from: `/artigos/${slug}`, to: `/artigos/novo-${slug}` });
    }
  },
  'a fourth partner': ({ casinos }) => casinos.casinos.push(partner),
  'the dates of 2026': ({ promotion, site }) => {
    Object.assign(promotion, { signUpsOpenOn: '2026-12-01', signUpsCloseOn: '2026-12-24', drawOn: '2026-12-25', listPublishedBy: '2026-12-27' });
    site.copyrightYear = 2026;
  },
  'true figures and testimonials': ({ home }) => {
    fillIn([home.figures, home.testimonials], today);
    home.figures.items[1].number = '1.234';
    Object.assign(home.testimonials.items[0], { author: 'Xana', city: 'Vila Nova de Foz Côa' });
  },
  'fewer sections on the home page': ({ home }) => {
    for (const section of [home.figures, home.testimonials, home.newsletter]) section.show = false;
  },
  'true partners alone': ({ casinos }) => {
    casinos.casinos = [partner];
  },
  'a true controller, and its IBAN in a text': ({ site, privacy }) => {
    Object.assign(site.controller, {
      name: { value: 'Kryštof & Wójcik, Lda.' },
      address: { value: 'Rua de Xabregas 12, 1900-439 Lisboa' },
      email: { value: 'geral@krystof-wojcik.pt' },
      taxNumber: { value: '509442013' },
    });
    site.editor = { value: 'Brígida Wójcik' };
    privacy.contact.text += '\n\nIBAN: PT50000201231234567890154. NIPC: 509442013. Telefone: +351 210 000 000.';
  },
  'an authorised draw with a prize': ({ promotion }) => {
    promotion.authorisation = { value: '12/2026' };
    promotion.prize = { value: 'um cabaz de Natal' };
    Object.assign(promotion, { signUpAt: 'https://www.wikipedia.org/inscricoes', winnersAt: '/regras' });
  },
  'nothing left that is an example': (files) => fillIn(files, today),
  "a policy's new date": ({ cookies }) => {
    cookies.updatedOn = '2026-11-22';
    cookies.changes = [];
  },
  'texts as long as their fields let them be': fillUp,
};

/** What README.md says that an heir touches for a new page and for a new field of partners: each file, and what goes where. */
const extensions: Record<string, [before: string, added: string][] | string> = {
  'src/routes.ts': [["  about: '", "  contact: '/contacto',\n"]],
  'src/model/schemas/contact.ts': `import { z } from 'zod';
import { opening } from './sections';

export const contactSchema = z.strictObject(opening);
`,
  'src/model/content.ts': [
    ['import { dictionarySchema }', "import { contactSchema } from './schemas/contact';\n"],
    ['  redirects: { file', "  contact: { file: 'contact.yaml', schema: contactSchema, path: routes.contact },\n"],
  ],
  'src/pages/contact/ContactPage.tsx': `import { PageHeading } from '../../ui/PageHeading';

export const ContactPage = ({ title, lead }: { title: string; lead: string }) => <PageHeading title={title} lead={lead} />;
`,
  'src/site.tsx': [
    [
      "    row('terms'",
      "    row('contact', 'calm', (load) => load(import('./pages/contact/ContactPage')).then(({ ContactPage }) => <ContactPage {...content.contact} />)),\n",
    ],
  ],
  'src/model/schemas/casinos.ts': [["  conditions: line('", "  since: line('Desde quando tem licença.', 40).optional(),\n"]],
  'src/sections/PartnerCard.tsx': [['      {casino.licence &&', '      {casino.since && <p className={look.since}>{casino.since}</p>}\n']],
  'src/pages/casinos/Kiosk.module.css': [['.licence', '.since {\n  font-style: italic;\n}\n\n']],
};

/** What the owner fixed, and these edits change: a test that says so, and what the desk keeps of the file before. */
const fixed: [title: string, file: string, before?: string][] = [
  ['the copyright line', 'site.yaml'],
  ['four articles are listed', 'articles/novo-dicas-aproveitar-bonus.md', 'slug: dicas-aproveitar-bonus\n'],
  ['the same three casinos', 'casinos.yaml'],
  ['four figures', 'home.yaml'],
  ['/politica-cookies was last updated', 'legal/cookies.yaml'],
  ['the dates of the edition', 'promotion.yaml'],
  ['bonuses: validity', 'articles/novo-dicas-aproveitar-bonus.md'],
];
type Report = { testResults: { assertionResults: { status: string; title: string }[] }[] };

it.each(Object.entries(edits))('%s: it loads', (_, edit) => {
  const folder = temporaryFolder();
  writeChanged(folder, edit);
  expect(loadContent(folder, today)).toBeDefined();
});

it('README.md names every file that a new page and a new field of partners touch', () => {
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  expect(Object.keys(extensions).filter((file) => !readme.includes(`\`${file}\``))).toEqual([]);
});

it('all of them together, by hand: what the owner fixed fails, by name; made at the desk, it is skipped by name', (context) => {
  if (isPublishersCopy) skipAloud(context, 'os textos deste site já não são os do dono, em que isto se prova');
  const copy = extendedCopy(together);
  const verdict = () => {
    const { status } = runIn(copy, ['vitest', 'run', '--project', 'unit', 'tests/specification.test.tsx']);
    const { testResults } = JSON.parse(readFileSync(join(copy, 'build/reports/vitest.json'), 'utf8')) as Report;
    const titles = (wanted: string) =>
      testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ status, title }) => (status === wanted ? title : [])));
    return { status, failed: titles('failed'), skipped: titles('skipped') };
  };
  const named = fixed.map(([title]) => expect.stringContaining(title));
  expect(verdict()).toEqual({ status: 1, failed: named, skipped: [] });
  for (const [index, [, file, before = '']] of fixed.entries()) {
    mkdirSync(join(copy, '.history', file), { recursive: true });
    writeFileSync(join(copy, '.history', file, `2026-11-23T14.13.31.24${index}Z`), before);
  }
  expect(verdict()).toEqual({ status: 0, failed: [], skipped: named });
}, 600_000);

it('all of them together, a new page, a new field of partners and the plain theme: the types hold, the site is built, and every check passes', () => {
  const copy = extendedCopy((files, folder) => {
    together(files, folder);
    fillUp(files);
    expect(files.promotion.prize.value.length).toBeGreaterThan(190);
  });
  for (const command of [
    ['tsc', '--noEmit'],
    ['vite', 'build', '--logLevel', 'warn'],
    ['node', 'commands/run.mjs', 'checks/run.ts'],
  ] as const) {
    const { status, said } = runIn(copy, command);
    expect(status, `${command.join(' ')}\n${said}`).toBe(0);
  }
  const page = (name: string) => readFileSync(join(copy, 'dist', name), 'utf8');
  expect(page('contacto.html').includes('respondemos')).toBe(true);
  expect(page('cassinos-online.html').includes('Com licença desde 2019.')).toBe(true);
  const scripts = readdirSync(join(copy, 'dist/assets')).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(join(copy, 'dist/assets', name), 'utf8')).join('');
  expect(code.includes('Invalid hook call. Hooks can only be called'), 'the development build of React is published').toBe(false);
}, 600_000);

/** Every edit that leaves room for the others. */
function together(files: Files, folder: string): void {
  for (const [name, edit] of Object.entries(edits)) if (!/alone|fewer|as long as/.test(name)) edit(files, folder);
  files.site.theme = 'azulejo';
  files.casinos.casinos[0].since = 'Com licença desde 2019.';
  writeFileSync(join(folder, 'contact.yaml'), stringify(contact));
}

/** A copy of the project with the extensions, and its content as `change` leaves it. */
function extendedCopy(change: (files: Files, folder: string) => void): string {
  const copy = projectCopy();
  writeChanged(join(copy, 'content'), change);
  for (const [file, change] of Object.entries(extensions)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), typeof change === 'string' ? change : change.reduce(insertBefore, readFileSync(join(copy, file), 'utf8')));
  }
  return copy;
}

function insertBefore(text: string, [before, added]: [string, string]): string {
  expect(text).toContain(before);
  return text.replace(before, () => added + before);
}
