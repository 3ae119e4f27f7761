import type { Plugin, UserConfig } from 'vite';
import { buildFolder, frameModule, projectRoot } from '../paths.ts';
import { buildSite } from './build-site.ts';
import { readableName, shortName } from './class-names.ts';
import { serveSite } from './dev-server.ts';

/** What hydrates islands comes as one file: most of it is React, which all of them need. */
const groups = [{ name: 'islands', test: /\.tsx$|node_modules/ }];

/** Renders src/ and content/ to the static site in dist/: Vite's documented pre-rendering, and nothing on top. */
export function staticSite(): Plugin[] {
  const site: Plugin = {
    name: 'static-site',
    config: (_, { command }) => {
      // Whatever the shell says, what is published has React without its warnings, at half the size.
      if (command === 'build') process.env.NODE_ENV = 'production';
      return { ...settings, css: { ...settings.css, modules: { generateScopedName: command === 'build' ? shortName : readableName } } };
    },
    configureServer: serveSite,
  };
  return [site, namedModules];
}

/** Each module says which file it is, so that a page which loads it can carry its CSS. */
const namedModules: Plugin = {
  name: 'named-modules',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: (code, id) => (id.endsWith('.tsx') ? `${code}\nexport const moduleFile = ${JSON.stringify(id)};` : undefined),
};

const settings: UserConfig = {
  appType: 'custom',
  publicDir: false,
  css: {
    // Features.LightDark: it would add two variables for `light-dark()`, which no style here uses, to each `color-scheme`.
    lightningcss: { exclude: 1 << 20 },
  },
  build: {
    target: ['chrome111', 'firefox115', 'safari16'],
    assetsInlineLimit: 0,
    rollupOptions: {
      // On a busy machine it would name the slowest plugin, in the middle of a publisher's report.
      checks: { pluginTimings: false },
    },
  },
  environments: {
    islands: {
      // Runs in browsers all the same. As a `client` it would carry Vite's preloader (1 KB in every page, for links
      // to CSS that the pages have inline) and write that CSS a second time.
      consumer: 'server',
      resolve: { noExternal: true, conditions: ['module', 'browser', 'production'], mainFields: ['browser', 'module', 'main'] },
      keepProcessEnv: false,
      build: {
        write: false,
        minify: true,
        rollupOptions: {
          input: { loader: `${projectRoot}src/browser/loader.ts`, visitor: `${projectRoot}src/visitor/visitor.ts` },
          output: { format: 'es', entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${buildFolder}/server`,
        emptyOutDir: true,
        ssr: true,
        emitAssets: true,
        rollupOptions: { input: [`${projectRoot}renderer/entry.tsx`, frameModule] },
      },
    },
  },
  builder: { buildApp: buildSite },
};
