/* Contents that the published one is not today: the least that the schemas allow, and more than fits anywhere. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../deploy/loopback';
import { type Files, fillIn, writeChanged } from '../publisher/launch/changed-content';
import { projectRoot } from '../renderer/paths';
import { articlesPerPart } from '../src/model/articles';
import { articlePath, routes } from '../src/routes';
import { visitors } from './visitors';

const longWord = 'Otorrinolaringologistas';
const slugs = Array.from({ length: 40 }, (_, index) => `artigo-${index + 1}`);

const variants: Record<'least' | 'most', (files: Files, folder: string) => void> = {
  least: (files, folder) => {
    fillIn(files, '2026-11-22');
    files.casinos.casinos.length = 1;
    files.rules.sections[2].content = 'Sem ligações.';
    for (const name of readdirSync(join(folder, 'articles'))) rmSync(join(folder, 'articles', name));
  },
  most: (files, folder) => {
    const [partner] = files.casinos.casinos;
    files.casinos.casinos = Array.from({ length: 6 }, (_, index) => ({
      ...partner,
      title: `${longWord} ${index + 1}`,
      buttonLabel: `Visitar ${longWord} ${index + 1}`,
    }));
    files.home.hero.title = `${longWord} e ${longWord}`;
    const article = readFileSync(join(folder, 'articles/barcos-de-papel.md'), 'utf8');
    for (const [index, slug] of slugs.entries()) {
      const own = article.replace(/^title: .*/m, `title: ${longWord} ${index + 1}`).replace(/^slug: .*/m, `slug: ${slug}`);
      writeFileSync(
        join(folder, `articles/${slug}.md`),
        own.replace(/^description: .*/m, `description: Uma frase inventada e comprida, só do artigo número ${index + 1}.`),
      );
    }
  },
};

let server: ChildProcess;
let origin: string;

/** Builds the tests' own content, changed, and serves it. */
async function serve(name: keyof typeof variants) {
  const folder = join(projectRoot, 'build/variants', name);
  const port = await freePort();
  const folders = { CONTENT_FOLDER: join(folder, 'content'), DIST_FOLDER: join(folder, 'dist'), BUILD_FOLDER: join(folder, 'build') };
  const options = { cwd: projectRoot, env: { ...process.env, ...folders, PORT: String(port), NODE_ENV: 'production' } };
  rmSync(folder, { recursive: true, force: true });
  writeChanged(folders.CONTENT_FOLDER, variants[name]);
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { ...options, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  server = spawn(process.execPath, ['--import', 'tsx', 'commands/serve.ts'], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout as NodeJS.ReadableStream, 'data');
  origin = `http://localhost:${port}`;
}

const cards = (page: Page, role: 'article' | 'listitem') => page.getByRole('main').getByRole(role);

async function expectNothingTooWide(page: Page, paths: string[]) {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of paths) {
    await page.goto(origin + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
}

test.use({ storageState: { cookies: [], origins: [] } });
test.beforeEach(({ page }) =>
  page.addInitScript(
    (stored) => {
      for (const { name, value } of stored) localStorage.setItem(name, value);
    },
    visitors.returning.origins.flatMap(({ localStorage }) => localStorage),
  ),
);
test.afterAll(() => server?.kill());

test.describe('one partner, no article, nothing left that is an example', { tag: '@chromium' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  test.beforeAll(() => serve('least'));

  test('the partner stands alone, and the list of articles is empty', async ({ page }) => {
    await page.goto(origin + routes.casinos);
    await expect(cards(page, 'article')).toHaveCount(1);
    await page.goto(origin + routes.articles);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cards(page, 'listitem')).toHaveCount(0);
  });

  test('no page has a notice, and none scrolls sideways at 320 px', async ({ page }) => {
    await expectNothingTooWide(page, Object.values(routes));
    for (const path of Object.values(routes)) {
      await page.goto(origin + path);
      await expect(page.locator('[data-notice]')).toHaveCount(0);
    }
  });
});

test.describe('six partners, forty articles and more, words of twenty letters', { tag: '@chromium' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  test.beforeAll(() => serve('most'));

  test('every partner has its card on both pages', async ({ page }) => {
    for (const path of [routes.home, routes.casinos]) {
      await page.goto(origin + path);
      await expect(page.getByRole('main').getByRole('link', { name: `Visitar ${longWord}` })).toHaveCount(6);
    }
  });

  test('the list of articles goes on over pages, each article on one of them, there and back', async ({ page }) => {
    const seen: string[] = [];
    const parts = Math.ceil((slugs.length + 2) / articlesPerPart);
    const leaf = page.getByRole('navigation', { name: 'Páginas da lista' });
    await page.goto(origin + routes.articles);
    for (let part = 1; part <= parts; part += 1) {
      await expect(leaf).toContainText(`Página ${part} de ${parts}`);
      await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Artigos' })).toHaveAttribute('aria-current', /page|true/);
      seen.push(
        ...(await cards(page, 'listitem')
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
      );
      if (part < parts) await leaf.getByRole('link', { name: 'Artigos mais antigos' }).click();
    }
    await expect(leaf.getByRole('link', { name: 'Artigos mais antigos' })).toHaveCount(0);
    expect(seen).toHaveLength(slugs.length + 2);
    expect(seen).toEqual(expect.arrayContaining(slugs.map(articlePath)));
    expect(new Set(seen).size).toBe(seen.length);
    for (let part = parts; part > 1; part -= 1) await leaf.getByRole('link', { name: 'Artigos mais recentes' }).click();
    await expect(page).toHaveURL(origin + routes.articles);
  });

  test('no page scrolls sideways at 320 px', ({ page }) => expectNothingTooWide(page, [...Object.values(routes), articlePath('artigo-1')]));
});
