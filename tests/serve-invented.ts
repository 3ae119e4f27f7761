/* Builds a site of invented content and serves it, with the folders that tests/sites.ts names: more than fits anywhere, and an example of everything. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, projectRoot } from '../paths';
import { rasterise } from '../renderer/rasterise';
import { blockNames, withCaption } from '../src/model/markdown/blocks';
import { articlesPerPage } from '../src/model/schemas/articles';
import { copyArticle, longWord, slugOfCopy } from './copy-article';
import { writeInvented } from './invented-content';

if (contentFolder === join(projectRoot, 'content')) throw new Error('Name a folder for the invented content in CONTENT_FOLDER.');
rmSync(contentFolder, { recursive: true, force: true });
writeInvented(contentFolder, (files) => {
  const [partner] = files.casinos.casinos;
  files.casinos.casinos = [1, 2, 3, 4, 5, 6].map((number) => {
    const title = `${longWord} ${number}`;
    return { ...partner, title, buttonLabel: `Visitar ${title}`, link: `https://parceiro-${number}.example/` };
  });
  files.home.hero.title = `${longWord} e ${longWord}`;
  files.rights.letters.parts[0].content = 'Assunto: Um pedido & outro\n\nUm primeiro parágrafo.\n\nUm segundo parágrafo, de 100€.';
  files.home.navigation.entries.push({ pending: true, label: 'Ainda por fazer', about: 'Em breve.' });
});
const file = join(contentFolder, 'articles/barcos-de-papel.md');
const article = readFileSync(file, 'utf8');
const triangle = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2z"/></svg>';
mkdirSync(join(contentFolder, 'pictures'));
writeFileSync(join(contentFolder, 'pictures/triangulo.png'), await rasterise(triangle, 1500));
writeFileSync(
  file,
  [
    article,
    ...blockNames.map((name) => (withCaption(name) ? `::${name}\nUma legenda de ${name}.` : `::${name}`)),
    '![Um triângulo](triangulo.png "A legenda")',
  ].join('\n\n'),
);
for (let number = 1; number <= articlesPerPage; number += 1) {
  writeFileSync(join(contentFolder, `articles/${slugOfCopy(number)}.md`), copyArticle(article, number));
}
const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { cwd: projectRoot, stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('../commands/serve');
