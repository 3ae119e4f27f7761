import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { it, type TestContext } from 'vitest';
import { filesBelow, projectRoot } from '../paths';
import { contentFiles } from '../src/model/content';

/** Where the desk keeps what each file of content/ said before each change: not in Git, so that a clean checkout has none. */
const past = join(projectRoot, '.history');

/**
 * Registers a test of what the owner fixed in these files of content/. What a publisher changed at the desk is the publisher's:
 * if it no longer holds, and the desk has changed one of the files, the test is skipped and says so; by hand, it fails.
 */
export const fixedIn =
  (...files: string[]) =>
  (title: string, run: () => void) =>
    it(title, (context) => {
      try {
        run();
      } catch (error) {
        const changed = files.filter(isChangedAtDesk).map((file) => `content/${file}`);
        if (changed.length === 0) throw withHint(error as Error, files);
        skipAloud(context, `o que o dono do site aqui fixou foi mudado na mesa, e é agora de quem publica: ${changed.join(', ')}`);
      }
    });

/** Skips the test, and says why: Vitest keeps reasons to itself. */
export function skipAloud({ task, skip }: TestContext, reason: string): never {
  console.log(`skipped: ${task.name}: ${reason}`);
  return skip(reason);
}

/** Whether what content/ says is no longer what the owner handed over. */
export const isPublishersCopy = ['articles', ...Object.values(contentFiles).map(({ file }) => file)].some((name) => existsSync(join(past, name)));

function isChangedAtDesk(file: string): boolean {
  const folder = file.startsWith('articles/') ? 'articles' : file;
  if (!existsSync(join(past, folder))) return false;
  const versions = filesBelow(join(past, folder));
  if (folder === file) return versions.length > 0;
  // An article that got another address took its versions along.
  const slug = new RegExp(`^slug: ${basename(file, '.md')}$`, 'm');
  return versions.some((name) => slug.test(readFileSync(join(past, folder, name), 'utf8')));
}

/** What a publisher reads who edited a file by hand. */
function withHint(error: Error, files: string[]): Error {
  error.message = `O dono do site fixou isto em content/ (${files.join(', ')}): mude-o na mesa (npm run desk), e passa a ser seu.\n${error.message}`;
  return error;
}
