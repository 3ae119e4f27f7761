/* Builds a site of invented content and serves it: `tsx tests/serve-invented.ts full`, with the folders that tests/sites.ts names. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, projectRoot } from '../paths';
import { type Files, fillIn, writeChanged } from '../publisher/launch/changed-content';
import { rasterise } from '../renderer/rasterise';
import { articlesPerPage } from '../src/model/articles';
import { blockNames } from '../src/model/blocks';
import { copyArticle, longWord, slugOfCopy } from './copy-article';

const pieces = Array.from({ length: articlesPerPage }, (_, index) => index + 1);

/** What is done to tests/content. */
const inventions: Record<string, (files: Files, folder: string) => void> = {
  full: (files, folder) => {
    const [partner] = files.casinos.casinos;
    files.casinos.casinos = pieces.slice(0, 6).map((number) => {
      const title = `${longWord} ${number}`;
      return { ...partner, title, buttonLabel: `Visitar ${title}`, link: `https://parceiro-${number}.example/` };
    });
    files.home.hero.title = `${longWord} e ${longWord}`;
    files.complaints.letter.content = 'Um primeiro parágrafo.\n\nUm segundo parágrafo.';
    files.home.navigation.entries.push({ pending: true, label: 'Ainda por fazer', about: 'Em breve.' });
    const file = join(folder, 'articles/barcos-de-papel.md');
    const article = readFileSync(file, 'utf8');
    mkdirSync(join(folder, 'pictures'));
    writeFileSync(
      join(folder, 'pictures/triangulo.png'),
      rasterise('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2z"/></svg>', 1500, ''),
    );
    writeFileSync(file, [article, ...blockNames.map((name) => `::${name}`), '![Um triângulo](triangulo.png "A legenda")'].join('\n\n'));
    for (const number of pieces) {
      writeFileSync(join(folder, `articles/${slugOfCopy(number)}.md`), copyArticle(article, number));
    }
  },
  least: (files, folder) => {
    fillIn(files, '2026-11-22');
    files.site.theme = 'azulejo';
    files.casinos.casinos.length = 1;
    files.rules.sections[2].content = 'Sem ligações.';
    for (const section of [files.home.testimonials, files.home.figures, files.home.newsletter]) section.show = false;
    for (const name of readdirSync(join(folder, 'articles'))) rmSync(join(folder, 'articles', name));
  },
};

const invent = inventions[process.argv[2] ?? ''];
if (!invent || contentFolder === join(projectRoot, 'content')) throw new Error('Name the invented content, and a folder for it in CONTENT_FOLDER.');
rmSync(contentFolder, { recursive: true, force: true });
writeChanged(contentFolder, invent);
const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { cwd: projectRoot, stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('../commands/serve');
