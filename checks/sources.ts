import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../paths';

/** The project's own code by its path in the project: `src/routes.ts` → text. Tests are left out: they may reach anywhere. */
export type Sources = Map<string, string>;

const folders = ['src', 'renderer', 'checks', 'deploy', 'commands'];

export function readSources(): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return new Map(
    files
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .sort()
      .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]),
  );
}

/** Without what only people read. Strings that hold comment signs are beyond it: no source has one. */
export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*$/gm, '');
