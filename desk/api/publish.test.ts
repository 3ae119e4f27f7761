import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { actors, inTheWay, keyOf } from '../launch/actors';
import { zipFile } from './publish';
import { change, desk, deskForEachTest, makeSite, open, run } from './test-desk';

deskForEachTest();

it('the launch check names who must act and where, what is solved since the site was last made, and what is switched off', async () => {
  const { groups } = await run('launchCheck', {});
  expect(groups.map(({ actor }) => actor)).toEqual(Object.values(actors));
  const files = groups.flatMap((group) => group.files);
  const prize = expect.objectContaining({ field: 'prize' });
  expect(files).toContainEqual(expect.objectContaining({ page: 'Datas da promoção', found: expect.arrayContaining([prize]) }));
  const findings = files.flatMap(({ found }) => inTheWay(found).map((finding) => ({ key: keyOf(finding), what: finding.what })));
  writeFileSync(join(desk.stateFolder, 'publication.json'), JSON.stringify({ at: '', pages: {}, findings }));
  change('promotion.yaml', { prize: { value: 'um cabaz' } });
  change('home.yaml', { figures: { ...(open('home.yaml').values.figures as object), show: false } });
  const { solved, switchedOff } = await run('launchCheck', {});
  expect(new Set(solved.map(({ key }) => /^\S+ \w+/.exec(key)?.[0]))).toEqual(new Set(['promotion.yaml prize', 'home.yaml figures']));
  expect(switchedOff).toMatchObject([{ file: 'home.yaml', field: 'figures.show', what: expect.stringContaining('«Nossos Números», com quatro números') }]);
});

it('the site that was made is still there on another visit, with how many texts have changed since', () => {
  const changed = [{ page: 'O rodapé, em todas as páginas', before: '2025', after: '2026' }];
  expect(run('made', {})).toBeUndefined();
  makeSite('2026-01-02T00:00:00Z', { since: '2026-01-01T00:00:00Z', changed });
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
