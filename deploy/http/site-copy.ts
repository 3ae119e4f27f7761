import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '../../paths.ts';

/** What no path may ever bring to light. */
export const outside = {
  content: 'This lies outside the site.',
  /** Beside the site's folder. */
  files: ['secret.txt', 'site-secret.txt', 'secret.html'],
  /** In it, where an upload or an editor may leave them. */
  hidden: ['.env', '_draft.txt'],
};

/** A copy of dist/ among files that must not be served. Servers that give up root's rights can read it, unlike a home folder. */
export async function copySite() {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const site = join(folder, 'site');
  await chmod(folder, 0o755);
  await cp(distFolder, site, { recursive: true, preserveTimestamps: true });
  for (const file of outside.files) await writeFile(join(folder, file), outside.content);
  for (const file of outside.hidden) await writeFile(join(site, file), outside.content);
  return { folder, site, remove: () => rm(folder, { recursive: true, force: true }) };
}
