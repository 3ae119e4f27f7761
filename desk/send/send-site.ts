import { type Host, HostError } from './host';
import { hashOf } from './site-source';
import { atOnce, foldersOf, type Manifest, manifestFile, ownFolder, type Survey, stagedName, stages } from './survey';

/** `total` and `done` are bytes while files are uploaded, and files in every other step. */
export type Progress = { step: 'keep' | 'upload' | 'place'; done: number; total: number };

type Told = (progress: Progress) => void;

/**
 * What the site was before this sending: what will be replaced or removed, read from the host, and what stays.
 * @param begun what was kept when this sending began, if it was cut off since: then only what nobody had sent is added.
 */
export async function whatWasThere(host: Host, seen: Survey, begun: Record<string, Uint8Array> | undefined, tell: Told): Promise<Record<string, Uint8Array>> {
  const { source, sent, there, changed, gone, foreign } = seen;
  const kept: Record<string, Uint8Array> = { ...begun };
  const replaced = [...changed.filter((path) => sent.has(path) && there.has(path)), ...gone];
  const differs = new Set(replaced);
  const wanted = [...foreign, ...(begun ? [] : replaced)].filter((path) => !kept[path]);
  const stays = (path: string) => source.files.has(path) && there.has(path) && !differs.has(path);
  if (!begun) for (const path of sent.keys()) if (stays(path)) kept[path] = source.read(path);
  const step = counted(wanted.length, 'keep', tell);
  await atOnce(host, wanted, async (path) => {
    const bytes = await host.read(path);
    if (bytes) kept[path] = bytes;
    step(1);
  });
  return kept;
}

/** Brings every changed file to a folder where nobody sees it. The site is as it was. */
export async function upload(host: Host, { source, changed, staged }: Survey, tell: Told): Promise<void> {
  const left = changed.filter((path) => !staged.has(path));
  const sizeOf = (path: string) => source.files.get(path)?.size ?? 0;
  const total = left.reduce((sum, path) => sum + sizeOf(path), 0);
  const step = counted(total, 'upload', tell);
  await host.makeFolder(ownFolder);
  await atOnce(host, left, async (path) => {
    const bytes = source.read(path);
    const { hash } = source.files.get(path) ?? {};
    if (hashOf(bytes) !== hash) throw new HostError('elsewhere');
    await host.write(`${ownFolder}/${stagedName(path, hash)}`, bytes);
    step(bytes.length);
  });
}

/** Puts what waits in its place, and then removes what is gone: one short step a file. */
export async function place(host: Host, { source, sent, changed, gone, manifestText }: Survey, since: string, tell: Told): Promise<void> {
  const before = await host.read(manifestFile);
  if (before?.toString('utf8') !== manifestText) throw new HostError('elsewhere');
  const hashes = Object.fromEntries([...source.files].map(([path, { hash }]) => [path, hash]));
  await writeManifest(host, { files: Object.fromEntries(sent), placing: hashes, since });
  for (const folder of foldersOf(changed)) await host.makeFolder(folder);

  const step = counted(changed.length + gone.length, 'place', tell);
  const each = (paths: string[], work: (path: string) => Promise<void>) =>
    atOnce(host, paths, async (path) => {
      await work(path);
      step(1);
    });
  let left = changed;
  for (const stage of stages) {
    await each(
      left.filter((path) => stage.test(path)),
      (path) => host.rename(`${ownFolder}/${stagedName(path, hashes[path] ?? '')}`, path),
    );
    left = left.filter((path) => !stage.test(path));
  }
  await each(gone, (path) => host.remove(path));
  for (const folder of foldersOf(gone).reverse()) await host.removeFolder(folder);

  await writeManifest(host, { files: hashes, since });
  // Of sendings that were cut off and never continued.
  const leftOver = ((await host.list(ownFolder)) ?? []).filter(({ name, isFolder }) => !isFolder && /^[0-9a-f]{32}$/.test(name));
  await atOnce(host, leftOver, ({ name }) => host.remove(`${ownFolder}/${name}`));
}

/** @returns to be called with what was done. */
function counted(total: number, step: Progress['step'], tell: Told): (more: number) => void {
  let done = 0;
  tell({ step, done, total });
  return (more) => {
    done += more;
    tell({ step, done, total });
  };
}

async function writeManifest(host: Host, manifest: Manifest): Promise<void> {
  const next = `${manifestFile}.novo`;
  await host.write(next, Buffer.from(JSON.stringify(manifest)));
  await host.rename(next, manifestFile);
}
