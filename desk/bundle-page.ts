import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';

/** The page's script and styles, made anew at each start and kept in memory: the desk leaves no file of its own. */
export async function bundlePage(): Promise<Record<string, string>> {
  const { NODE_ENV } = process.env;
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('page', import.meta.url)),
    logLevel: 'warn',
    build: { write: false, rollupOptions: { input: fileURLToPath(new URL('page/desk.tsx', import.meta.url)), checks: { pluginTimings: false } } },
  })) as Rollup.RollupOutput;
  // Vite's build leaves «production» behind, and the site is then drawn with two kinds of React.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return Object.fromEntries(
    output.map((file) =>
      file.type === 'chunk' ? ['/desk.js', file.code] : [file.fileName.endsWith('.css') ? '/desk.css' : file.fileName, String(file.source)],
    ),
  );
}
