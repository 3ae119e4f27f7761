/* Whoever judges a text says the same of it: the loader, a save at the desk and what it remarks on, the launch check, the laws of the built site. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteFrom } from '../../checks/built-site';
import { laws as everyLaw } from '../../checks/laws';
import { oldAddresses } from '../../deploy/redirects';
import { contentFolder } from '../../paths';
import { judge } from '../../rules/rule';
import { loadContent, remarked } from '../../rules/rulebook';
import { textsOfContent } from '../../rules/texts';
import { fileOf } from '../../src/layout/page';
import { ContentError, type Finding } from '../../src/model/finding';
import { articleWith } from '../../tests/copy-article';
import { drawPages } from '../../tests/drawn-pages';
import { temporaryFolder } from '../../tests/temporary-folder';
import { speller } from '../spelling';
import { openDesk } from './desk';
import { fileActions } from './files';
import { remarksOn } from './remarks';

const original = readFileSync(join(contentFolder, 'articles/barcos-de-papel.md'), 'utf8');
/** An article of whose other words nobody remarks on any. */
const written = (body: string, number = 1) => ({
  file: `articles/conta-${number}.md`,
  text: articleWith(
    original,
    { title: `Conta ${number}`, slug: `conta-${number}`, description: `O que custa o papel dobrado ao meio ${number} vezes, dobra a dobra.` },
    `## As contas\n\n${body}`,
  ),
});

/** What an article may say, and the one rule that remarks on it. */
const accepted: Record<string, string> = {
  'Os valores são de exemplo, por agora.': 'nothing',
  'A lista ainda é provisória.': 'nothing',
  'Disse que «a vida […] continua», e foi-se embora.': 'nothing',
  'São 35 × 100€ = 3.500€.': 'nothing',
  '## Uma dobra\n\n### Outra\n\nTexto.': 'nothing',
  '| Folha | Dobras |\n| ---   | ---:   |\n| Grande   | 12 |': 'nothing',
  'Morada: [morada].': 'unfinished-words',
  'O nome está por preencher.': 'unfinished-words',
  'São 35 × 100€ = 3.400€.': 'sums',
  'Uma palavra erada.': 'spelling',
  'Está aqui na tela.': 'phrasing',
  'É dinheiro fácil.': 'pressure',
  'Custa 20 % da aposta.': 'typography',
  '| Folha | Dobras |': 'debris',
};

it('what is accepted is accepted by all, with the same remarks, and breaks no law of the site', async () => {
  const root = temporaryFolder(contentFolder);
  const desk = openDesk(root);
  const articles = Object.entries(accepted).map(([body, rule], index) => ({ ...written(body, index + 1), rule }));
  for (const { file, text } of articles) await fileActions.save.run(desk, { path: file, text });
  const content = loadContent(root);
  const atLaunch = judge(remarked, { texts: textsOfContent(content), misspellings: speller(content.dictionary.words) });
  const expected = articles.map(({ file, rule }) => [file, rule]);
  expect(articles.map(({ file }) => [file, rulesIn(atLaunch, file)])).toEqual(expected);
  expect(articles.map(({ file }) => [file, rulesIn(remarksOn(desk, file, fileActions.open.run(desk, { path: file }).values ?? {}), file)])).toEqual(expected);
  const pages = [...(await drawPages(content))].map(([path, html]) => [fileOf(path), () => Buffer.from(html)] as const);
  // The policy's hashes and the files beside the pages are the build's to write.
  const laws = everyLaw.filter(({ id, severity }) => severity === 'refuse' && id !== 'inline-code' && id !== 'named-files');
  expect(judge(laws, siteFrom(new Map(pages), { hashes: { scripts: [], styles: [] }, addresses: oldAddresses([]) }, content))).toEqual([]);
}, 180_000);

it.each([
  ['shape', '## Uma dobra\n\n#### Outra\n\nTexto.'],
  ['shape', 'Veja [](/regras).'],
  ['blocks', '::barcos'],
  ['partner-links', 'Veja [o casino](https://um.example/).'],
  ['links', 'Veja [o mapa](/mapa).'],
  ['links', 'Veja [as regras](/regras/).'],
])('the rule %s is the loader’s and the desk’s: %j', async (rule, body) => {
  const root = temporaryFolder(contentFolder);
  const { file, text } = written(body);
  expect(await refusedBy(() => fileActions.save.run(openDesk(root), { path: file, text }))).toEqual([[file, rule]]);
  writeFileSync(join(root, file), text);
  expect(await refusedBy(() => loadContent(root))).toEqual([[file, rule]]);
});

const rulesIn = (findings: Finding[], file: string) =>
  [...new Set(findings.filter((finding) => finding.file === file).map(({ rule }) => rule))].join() || 'nothing';

async function refusedBy(work: () => unknown): Promise<[file: string, rule: string][]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, rule }) => [file, rule]);
  }
}
