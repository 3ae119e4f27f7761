import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Zippable, zipSync } from 'fflate';
import { z } from 'zod';
import { distFolder, filesBelow, projectRoot } from '../../paths';
import { loadContent } from '../../rules/rulebook';
import { contentFiles } from '../../src/model/content';
import { lisbonToday } from '../../src/model/derived/today';
import { dayInWords } from '../../src/model/derived/words';
import { articlePath } from '../../src/routes';
import { inGroups, inTheWay, isUnlicensed, keyOf } from '../launch/actors';
import { beforeLaunch } from '../launch/before-launch';
import { scheduled } from '../launch/report';
import { switchedOff } from '../launch/switched-off';
import { schemaOf } from '../schema/content-schemas';
import { labelOfField } from '../schema/words-of-field';
import { writeWhole } from '../write-whole';
import { action, type Desk } from './desk';
import { DeskError } from './desk-error';
import { changedSince, isOnAir, lastMade, textsNow } from './last-made';
import { frameTexts, pageTexts } from './page-texts';
import { wordsOfExamples } from './partners';
import { placesIn } from './titles';

const guides = join(projectRoot, 'docs/hosting');
const lastGuide = 'confirmar.md';
export const zipFile = process.env.ZIP_FILE ?? join(projectRoot, 'dist.zip');

let busy = false;

export const publishActions = {
  /** What would still be in the way, what no longer is, what comes out by itself on a later day, and what is switched off. */
  launchCheck: action(z.strictObject({}), (desk) => {
    const content = loadContent(desk.store.root);
    const findings = [...beforeLaunch(content, lisbonToday()), ...wordsOfExamples(desk, content.casinos.casinos)];
    const keys = findings.map(keyOf);
    const placed = findings.map((finding) => ({ ...finding, place: finding.field && labelOfField(schemaOf(finding.file), finding.field) }));
    const placeOf = placesIn(desk);
    return {
      count: inTheWay(findings).length,
      groups: inGroups(placed).map(({ actor, files }) => ({ actor, files: files.map(({ file, found }) => ({ file, page: placeOf(file), found })) })),
      solved: lastMade.read(desk)?.findings?.filter(({ key }) => !keys.includes(key)) ?? [],
      waiting: scheduled(content.waiting).map((one) => ({ ...one, publishedOn: dayInWords(one.publishedOn) })),
      switchedOff: switchedOff(content),
      onAir: isOnAir(desk),
      unlicensed: findings.filter(isUnlicensed).map(({ file, field, what }) => ({ file, field, what })),
    };
  }),

  /** Builds the site and packs it. A build that fails leaves the folder and the `.zip` of the last one. */
  publish: action(z.strictObject({}), async (desk) => {
    if (busy) throw new DeskError('O site já está a ser feito: espere que acabe.', 409);
    busy = true;
    try {
      const texts = textsNow(desk.store);
      await build(desk);
      const before = lastMade.read(desk);
      const frame = frameTexts(distFolder);
      const pages = { ...frame, ...pageTexts(distFolder) };
      writeWhole(zipFile, zipSync(filesIn(distFolder)));
      const left = inTheWay(beforeLaunch(loadContent(desk.store.root), lisbonToday()));
      const findings = left.map((finding) => ({ key: keyOf(finding), what: finding.what }));
      // A site that was made before frames were remembered says nothing of them.
      const changed = differences(desk, { ...frame, ...(before?.pages ?? pages) }, pages);
      lastMade.write(desk, { at: new Date().toISOString(), pages, texts, findings, since: before?.at, changed });
      return madeSite(desk);
    } finally {
      busy = false;
    }
  }),

  /** The site that was last made, if it is still there: what was new in it, and how many texts have changed since. */
  made: action(z.strictObject({}), (desk) => madeSite(desk)),

  hostGuides: action(z.strictObject({}), () =>
    readdirSync(guides)
      .filter((name) => name.endsWith('.md'))
      // What is done last is the last of them.
      .sort((a, b) => Number(a === lastGuide) - Number(b === lastGuide))
      .map((name) => {
        const [, title = '', text = ''] = /^# (.*)\n([\s\S]*)$/.exec(readFileSync(join(guides, name), 'utf8')) ?? [];
        return { name, title, text };
      }),
  ),
};

function madeSite(desk: Desk) {
  const { at, texts, since, changed } = lastMade.read(desk) ?? {};
  if (!at || !texts || !changed || !existsSync(zipFile)) return undefined;
  return { at, since, changed, folder: distFolder, zip: zipFile, stale: changedSince(desk, texts).length };
}

/** In a process of its own: the desk goes on answering, and stays in development mode. */
async function build({ store }: Desk): Promise<void> {
  const command = [join(projectRoot, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production', CONTENT_FOLDER: store.root };
  await promisify(execFile)(process.execPath, command, { cwd: projectRoot, env, maxBuffer: 1e8 }).catch(({ stdout, stderr }) => {
    throw new DeskError(`O site não se fez, e o que estava publicado ficou como estava.\n\n${`${stdout}${stderr}`.trim().slice(-4000)}`);
  });
}

function filesIn(folder: string): Zippable {
  const levelOf = (file: string) => (/\.(br|gz|png|woff2|avif|webp)$/.test(file) ? 0 : 6);
  return Object.fromEntries(filesBelow(folder).map((file) => [file, [readFileSync(join(folder, file)), { level: levelOf(file) }]]));
}

function differences(desk: Desk, before: Record<string, string>, after: Record<string, string>) {
  const placeOf = placesIn(desk);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .filter((page) => before[page] !== after[page])
    .map((page) => ({ page: placeOf(fileShownAt(page) ?? page), before: before[page], after: after[page] }));
}

/** The content file of a page of the built site: `artigos/x.html` → `articles/x.md`. */
function fileShownAt(page: string): string | undefined {
  const address = `/${page.replace(/(^index)?\.html$/, '')}`;
  if (address.startsWith(articlePath(''))) return `articles/${address.slice(articlePath('').length)}.md`;
  return Object.values(contentFiles).find((one) => 'path' in one && one.path === address)?.file;
}
