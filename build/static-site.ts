import type { Plugin } from 'vite';
import { buildSite } from './build-site.ts';
import { serveDevelopment } from './development.ts';
import { entries, folders } from './paths.ts';
import { servePreview } from './preview.ts';

/** The Vite plugin: `vite build` writes the site, `vite preview` serves it as in production, `vite` draws pages as they are asked for. */
export const staticSite = (): Plugin => ({
  name: 'static-site',
  config: () => ({
    appType: 'custom',
    builder: {},
    build: { modulePreload: { polyfill: false } },
    environments: {
      client: { build: { outDir: folders.next, emptyOutDir: true, manifest: true, rollupOptions: { input: entries.main, onwarn: quietly } } },
      // A build of its own, as one script without imports: it must work when every other file fails.
      head: {
        consumer: 'client',
        build: {
          outDir: folders.head,
          emptyOutDir: true,
          manifest: true,
          copyPublicDir: false,
          rollupOptions: { input: entries.head, output: { format: 'iife' } },
        },
      },
      ssr: {
        build: {
          outDir: folders.pages,
          emptyOutDir: true,
          manifest: true,
          ssr: true,
          ssrEmitAssets: true,
          cssCodeSplit: true,
          copyPublicDir: false,
          rollupOptions: { input: entries.render },
        },
      },
    },
  }),
  buildApp: buildSite,
  configureServer: serveDevelopment,
  configurePreviewServer: servePreview,
});

/** Radix's "use client" directives mean nothing here. */
const quietly = (warning: { code?: string }, warn: (warning: never) => void) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning as never);
};
