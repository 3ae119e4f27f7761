import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const pageFolder = here('editor/node_modules/.cache/page');

/** Bundles the desk's own script with the React of the editor: another version, or a development one, does not fit its other half. */
export async function buildPage(): Promise<void> {
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    root: here('page'),
    logLevel: 'warn',
    resolve: { alias: { 'react-dom': here('editor/node_modules/react-dom'), react: here('editor/node_modules/react') } },
    build: { outDir: pageFolder, emptyOutDir: true, rollupOptions: { input: here('page/desk.ts'), output: { entryFileNames: 'desk.js' } } },
  });
  // Vite's build leaves «production» behind, and the site is then drawn with two kinds of React.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
}
