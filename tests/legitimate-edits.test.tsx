/* What a publisher will do to content/ one day, done to a copy: neither the loader nor any check stands in the way. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkPhrasing } from '../checks/language/phrasing';
import { readingOfContent } from '../checks/language/reading';
import { checkTypography } from '../checks/language/typography';
import { type Files, fillIn, writeChanged } from '../publisher/launch/changed-content';
import { projectRoot } from '../renderer/paths';
import { loadContent } from '../src/model/load-content';

const today = '2026-11-22';
const partner = {
  title: 'Casino Zwickau',
  link: 'https://www.wikipedia.org/zwickau',
  buttonLabel: 'Visitar Casino Zwickau',
  licence: { company: 'Zwickau Gaming, S.A.', games: 'jogos de fortuna ou azar', seenOn: today },
  ornament: 'vela',
  description: 'Um casino de máquinas e de mesas: compare as regras de umas e de outras antes de apostar.',
  longDescription: 'No Casino Zwickau, um levantamento demora de 2 a 5 dias. As máquinas devolvem, em média, 94–97 % do que se aposta.',
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
related: [dicas-aproveitar-bonus]
sources:
  - { title: The Zwickau Withdrawal Survey, address: "https://www.iana.org/", consultedOn: 2026-11-22 }
---

## O que dizem as condições

Publicado a 5 de dezembro de 2026. As máquinas devolvem 94–97 %, e 1.250,50€ chegam à conta em 24 horas.

## Antes de pedir

- Confirme o IBAN: PT50 0002 0123 1234 5678 9015 4.
- Se ligar de fora, o indicativo é +351: +351 210 000 000.
`;

const edits: Record<string, (files: Files, folder: string) => void> = {
  'a fifth article': (_, folder) => writeFileSync(join(folder, 'articles/quanto-demora-um-levantamento.md'), article),
  'a fourth partner': ({ casinos }) => casinos.casinos.push(partner),
  'the dates of 2026': ({ promotion, site }) => {
    Object.assign(promotion, { signUpsOpenOn: '2026-12-01', signUpsCloseOn: '2026-12-23', drawOn: '2026-12-26', listPublishedBy: '2026-12-30' });
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
  },
  'nothing left that is an example': (files) => fillIn(files, today),
  "a policy's new date": ({ cookies }) => {
    cookies.updatedOn = '2026-11-22';
    cookies.changes = [];
  },
};

const published = `${projectRoot}content`;
const temporary = mkdtempSync(join(tmpdir(), 'edits-'));
// Inside the project, where what is built finds its packages.
const together = join(projectRoot, 'build/legitimate-edits');
afterAll(() => {
  for (const folder of [temporary, together]) rmSync(folder, { recursive: true, force: true });
});

it.each(Object.entries(edits))('%s: it loads, and typography and phrasing have nothing to say', (name, edit) => {
  const folder = join(temporary, name);
  writeChanged(folder, edit, published);
  const { articles, texts, ...others } = loadContent(folder, today);
  const reading = readingOfContent('content', [others, articles.map(({ lead, excerpt }) => [lead, excerpt])]);
  expect([...checkTypography(reading), ...checkPhrasing(reading)]).toEqual([]);
});

it('all of them together: the site is built, and every check of the site and of its language passes', () => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    CONTENT_FOLDER: join(together, 'content'),
    DIST_FOLDER: join(together, 'dist'),
    BUILD_FOLDER: join(together, 'build'),
  };
  writeChanged(
    env.CONTENT_FOLDER,
    (files, folder) => {
      for (const [name, edit] of Object.entries(edits)) if (!/alone|fewer/.test(name)) edit(files, folder);
    },
    published,
  );
  for (const [program, ...args] of [
    ['vite', 'build', '--logLevel', 'warn'],
    ['tsx', 'checks/run.ts'],
    ['tsx', 'checks/language/run.ts'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(join(projectRoot, 'node_modules/.bin', program), args, {
      cwd: projectRoot,
      env,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, `${program} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  }
}, 180_000);
