import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { actors, inTheWay, keyOf } from '../launch/actors';
import { lastMade, textsNow } from './last-made';
import { zipFile } from './publish';
import { change, desk, deskForEachTest, open, run } from './test-desk';

deskForEachTest();

it('the launch check names who must act and where, and says what is solved since the site was last made', async () => {
  const { groups } = await run('launchCheck', {});
  expect(groups.map(({ actor }) => actor)).toEqual(Object.values(actors));
  const files = groups.flatMap((group) => group.files);
  const prize = expect.objectContaining({ field: 'prize' });
  expect(files).toContainEqual(expect.objectContaining({ page: 'Datas da promoção', found: expect.arrayContaining([prize]) }));
  const findings = files.flatMap(({ found }) => inTheWay(found).map((finding) => ({ key: keyOf(finding), what: finding.what })));
  writeFileSync(join(desk.stateFolder, 'publication.json'), JSON.stringify({ at: '', pages: {}, findings }));
  change('promotion.yaml', { prize: { value: 'um cabaz' } });
  expect((await run('launchCheck', {})).solved).toMatchObject([{ key: expect.stringContaining('promotion.yaml prize') }]);
});

it('a section that is switched off is no point to settle, and its line of the specification is named', async () => {
  const { figures } = open('home.yaml').values;
  change('home.yaml', { figures: { ...(figures as object), show: false } });
  const { groups, switchedOff } = await run('launchCheck', {});
  expect(switchedOff).toMatchObject([
    { file: 'home.yaml', field: 'figures.show', what: expect.stringContaining('a secção «Nossos Números», com quatro números') },
  ]);
  const found = groups.flatMap(({ files }) => files.flatMap(({ found }) => found));
  expect(found.filter(({ rule, field }) => rule === 'marks' && field?.startsWith('figures'))).toEqual([]);
});

it('the site that was made is still there on another visit, with how many texts have changed since', () => {
  const changed = [{ page: 'O rodapé, em todas as páginas', before: '2025', after: '2026' }];
  expect(run('made', {})).toBeUndefined();
  lastMade.write(desk, { at: '2026-01-02T00:00:00Z', pages: {}, texts: textsNow(desk.store), since: '2026-01-01T00:00:00Z', changed });
  writeFileSync(zipFile, '');
  onTestFinished(() => rmSync(zipFile, { force: true }));
  expect(run('made', {})).toMatchObject({ at: '2026-01-02T00:00:00Z', since: '2026-01-01T00:00:00Z', changed, stale: 0 });
  change('about.yaml', { title: 'Outro' });
  expect(run('made', {})).toMatchObject({ stale: 1 });
  // Without the file there is nothing to download.
  rmSync(zipFile);
  expect(run('made', {})).toBeUndefined();
});

it('the steps of each host end with what to confirm', () => {
  const guides = run('hostGuides', {});
  expect(guides.at(-1)?.name).toBe('confirmar.md');
  // What needs a terminal stands apart.
  for (const { title, text } of guides) expect(`${title} ${text}`.split(/para quem tem um técnico/i)[0], title).not.toMatch(/npm run|curl|deploy\//);
});
