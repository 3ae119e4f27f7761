/* A publisher's afternoon on the published content: what the owner fixed, and what any publisher may do, stay proved in that copy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { lisbonToday } from '../src/model/derived/today';
import { isPublishersCopy, skipAloud } from '../tests/fixed-by-owner';
import { projectCopy, runIn } from '../tests/project-copy';
import { type Desk, openDesk } from './api/desk';
import { run } from './api/test-desk';

const article = 'articles/cassinos-ao-vivo-vale-a-pena.md';

it('a publisher’s afternoon leaves no test red', async (context) => {
  if (isPublishersCopy) skipAloud(context, 'os textos deste site já não são os do dono');
  const copy = projectCopy('content', 'docs', 'README.md');
  await afternoon(openDesk(join(copy, 'content')));

  const { said } = runIn(copy, ['vitest', 'run', '--project', 'unit', 'tests/specification.test.tsx', 'tests/legitimate-edits.test.tsx']);
  const { numFailedTests, numPendingTests } = JSON.parse(readFileSync(join(copy, 'build/reports/vitest.json'), 'utf8'));
  expect({ numFailedTests, numPendingTests }, said).toEqual({ numFailedTests: 0, numPendingTests: 5 });
}, 300_000);

async function afternoon(desk: Desk): Promise<void> {
  const open = (path: string) => run('open', { path }, desk);
  const token = (path: string) => open(path).token ?? '';
  const change = (path: string, fields: object) => run('save', { path, token: token(path), values: { ...open(path).values, ...fields } }, desk);

  const { casinos } = open('casinos.yaml').values as { casinos: Record<string, unknown>[] };
  const [{ brand, domain, company = '', games } = { brand: '', domain: '', games: '' }] = run('licensed', {}, desk).filter(({ company }) => company);
  const names = { title: brand, link: `https://www.${domain}/`, buttonLabel: `Visitar ${brand}` };
  const real = { ...casinos[0], ...names, placeholder: '', licence: { company, games, seenOn: lisbonToday() } };
  change('casinos.yaml', { casinos: [real, ...casinos.slice(1)] });
  run('movePartner', { from: 0, to: 2, token: token('casinos.yaml') }, desk);

  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1d3f8f' } })
    .jpeg()
    .toBuffer();
  const { name } = await run('addPicture', { name: 'Extrato.jpg', base64: picture.toString('base64') }, desk);
  const body = `## O que lá está\n\n![Um extrato](${name})\n\n| Dia | Valor |\n| --- | --- |\n| Segunda | 50€ |\n\nVeja [quanto custa](/artigos/dicas-aproveitar-bonus).`;
  const { values } = run('open', {}, desk);
  const [title, slug, publishedOn] = ['Ler o extrato da conta', 'ler-o-extrato', '2030-01-05'];
  const words = { title, slug, excerpt: 'O que se lê.', description: 'O que se lê num extrato.', topic: 'Contas', tile: 'laco', lead: 'Antes de abrir.' };
  const sources = [{ title: 'Uma página', address: 'https://www.wikipedia.org/', consultedOn: lisbonToday() }];
  run('save', { path: `articles/${slug}.md`, values: { ...values, ...words, body, sources, draft: false, publishedOn, reviewedOn: publishedOn } }, desk);

  const renamed = 'articles/dicas-aproveitar-bonus.md';
  run('renameArticle', { path: renamed, token: token(renamed), slug: 'quanto-custa-um-bonus' }, desk);
  run('removeArticle', { path: article, token: token(article), to: '/artigos' }, desk);
  const [{ id } = { id: '' }] = run('versions', { path: article }, desk).versions;
  run('save', { path: article, text: run('version', { path: article, id }, desk).text }, desk);

  const edition = { signUpsOpenOn: '2026-12-01', signUpsCloseOn: '2026-12-24', drawOn: '2026-12-25', listPublishedBy: '2026-12-27' };
  const draw = { signUpAt: 'https://www.wikipedia.org/inscricoes', winnersAt: '/artigos', authorisation: { value: 'n.º 12/2026', placeholder: '' } };
  change('promotion.yaml', { ...edition, ...draw, prize: { value: 'um cabaz de Natal com produtos de Trás-os-Montes', placeholder: '' } });
  change('site.yaml', { copyrightYear: 2026 });

  change('about.yaml', { title: 'Um engano' });
  const [was = { id: '' }] = run('versions', { path: 'about.yaml' }, desk).versions;
  run('restoreChange', { path: 'about.yaml', id: was.id, index: 0, token: token('about.yaml') }, desk);
  expect(open('about.yaml').values?.title).not.toBe('Um engano');
}
