import { build, type Rollup } from 'vite';
import { projectRoot } from '../paths.ts';
import type { PhaseStarts } from '../src/model/phase.ts';

/** Compiles src/visitor into the one classic script that stands inline on every page. */
export async function visitorScript(starts: PhaseStarts): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { PHASE_STARTS: JSON.stringify(starts) },
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      lib: { entry: `${projectRoot}src/visitor/visitor.ts`, formats: ['iife'], name: 'visitor' },
    },
  })) as Rollup.RollupOutput[];
  const code = output[0]?.output[0].code;
  if (!code) throw new Error('src/visitor/visitor.ts compiled to nothing.');
  return code.trim();
}

/** Pages of this site are fetched and drawn ahead when someone is about to go there; links that leave it never are. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
