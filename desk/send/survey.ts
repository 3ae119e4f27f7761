import { z } from 'zod';
import type { Host } from './host';
import { hostLines, withHostLines } from './host-lines';
import { hashOf, type Source, withFile } from './site-source';

/** Ours on the host, and hidden by its name (`deploy/hidden.ts`): what was sent, and what is being sent. */
export const ownFolder = '_mesa';
export const manifestFile = `${ownFolder}/enviado.json`;
export const rulesFile = '.htaccess';

/** Nothing that leads out of the site's folder: what the list names may be removed. */
const path = z.string().regex(/^(?!.*(^|\/)\.\.(\/|$))[^/\\][^\\]*$/);
const hashes = z.record(path, z.string());
/** `files` is what was sent. While a sending puts its files in their places, `placing` is what it will have put there; `since` says which sending. */
const manifestShape = z.strictObject({ files: hashes, placing: hashes.optional(), since: z.string() });
export type Manifest = z.infer<typeof manifestShape>;

export type Survey = {
  /** What is to be sent, with the host's lines in `.htaccess`. */
  source: Source;
  manifestText: string | undefined;
  /** When the sending began that was cut off while it put files in their places. */
  unfinished: string | undefined;
  /** What earlier sendings left there, by path. */
  sent: Map<string, string>;
  /** Sizes of all files in the folders of the site, by path. */
  there: Map<string, number>;
  /** Complete and waiting to be put in their places. */
  staged: Set<string>;
  changed: string[];
  gone: string[];
  /** What `changed` would replace although no sending put it there. */
  foreign: string[];
  /** What stays in the site's folder, because others put it there. */
  others: string[];
  hostLines: string;
};

/** Looks at what is on the host, and changes nothing. */
export async function survey(host: Host, site: Source): Promise<Survey> {
  const [manifestBytes, rules, waiting = []] = [await host.read(manifestFile), await host.read(rulesFile), await host.list(ownFolder)];
  const manifestText = manifestBytes?.toString('utf8');
  const manifest = parsed(manifestText);
  const onHost = rules?.toString('latin1') ?? '';
  const source = withRules(site, onHost);

  const waitingNames = new Map(waiting.map(({ name, size }) => [name, size]));
  const sent = sentBy(manifest, new Set(waitingNames.keys()));
  const { there, others } = await filesThere(host, [...source.files.keys(), ...sent.keys()]);
  if (rules) {
    // Not every server lists what begins with a dot.
    there.set(rulesFile, rules.length);
    if (sent.has(rulesFile)) sent.set(rulesFile, hashOf(rules));
  }
  const isThere = (path: string, { hash, size }: { hash: string; size: number }) => sent.get(path) === hash && there.get(path) === size;
  const changed = [...source.files].filter(([path, file]) => !isThere(path, file)).map(([path]) => path);
  return {
    source,
    manifestText,
    unfinished: manifest?.placing && manifest.since,
    sent,
    there,
    staged: new Set([...source.files].filter(([path, { hash, size }]) => waitingNames.get(stagedName(path, hash)) === size).map(([path]) => path)),
    changed: inOrder(changed),
    gone: inOrder([...sent.keys()].filter((path) => !source.files.has(path) && there.has(path))),
    foreign: changed.filter((path) => there.has(path) && !sent.has(path)),
    others,
    hostLines: hostLines(onHost).trim(),
  };
}

function parsed(text: string | undefined): Manifest | undefined {
  try {
    return manifestShape.parse(JSON.parse(text ?? ''));
  } catch {
    // Not ours: then nothing there is ours to remove.
    return undefined;
  }
}

/** By its content, so that a sending which was cut off knows it again; by its path, because two files may be the same. */
export const stagedName = (path: string, hash: string) => hashOf(Buffer.from(`${path}\n${hash}`));

/** Files were put in their places only once all of them were waiting: what no longer waits is in its place. */
function sentBy(manifest: Manifest | undefined, waiting: Set<string>): Map<string, string> {
  const { files = {}, placing = {} } = manifest ?? {};
  return new Map([...Object.entries(files), ...Object.entries(placing).filter(([path, hash]) => !waiting.has(stagedName(path, hash)))]);
}

function withRules(site: Source, onHost: string): Source {
  const own = site.files.has(rulesFile) ? Buffer.from(site.read(rulesFile)).toString('latin1') : '';
  const rules = withHostLines(onHost, own);
  return withFile(site, rulesFile, rules === '' ? undefined : Buffer.from(rules, 'latin1'));
}

async function filesThere(host: Host, paths: string[]) {
  const there = new Map<string, number>();
  let others: string[] = [];
  const folders = foldersOf(paths);
  await atOnce(host, ['', ...folders], async (folder) => {
    const found = (await host.list(folder)) ?? [];
    for (const { name, size, isFolder } of found) if (!isFolder) there.set(folder ? `${folder}/${name}` : name, size);
    if (folder) return;
    const ours = new Set([...paths, ...folders, ownFolder]);
    others = found.map(({ name }) => name).filter((name) => !ours.has(name) && !/^\.{1,2}$/.test(name));
  });
  return { there, others: others.sort() };
}

/** Every folder above these files, the outer ones first. */
export function foldersOf(paths: string[]): string[] {
  const all = paths.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(0, index).join('/')));
  return [...new Set(all)].filter((folder) => folder !== '').sort();
}

/** The order in which files take their places (docs/decisions/gate.md): what pages ask for, the host's rules, the pages. */
export const stages = [/^assets\//, /^(\.htaccess|_headers|_redirects)$/, /./];

const inOrder = (paths: string[]) => {
  const stageOf = (path: string) => stages.findIndex((stage) => stage.test(path));
  return paths.sort((a, b) => stageOf(a) - stageOf(b) || (a < b ? -1 : 1));
};

/** Does `work` for each, as many at once as the host takes. */
export async function atOnce<Item>(host: Host, items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const one = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: host.atOnce }, one));
}
