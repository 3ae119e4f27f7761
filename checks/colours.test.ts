/* That Biome asks checks/colours.*.grit, and where they find a colour of its own. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../paths';
import { temporaryFolder } from '../tests/temporary-folder';

const files = {
  'src/a.css': `.tan { color: var(--ink); background: url(/red.svg) transparent; border: 1px solid currentColor; grid-area: gold-leaf; --size: tan(1rad); }
/* white */ .a { content: "red"; }
.b { color: #fff; }
.b { box-shadow: 0 0 1px rgb(0 0 0 / 0.5); }
.b { background: hsl(0deg 0% 0%); }
.b { border: 1px solid Red; }
.b { --colour: tan; }`,
  'src/A.tsx': `export const right = (<path fill="var(--white)" stroke="url(#red)" />); // white
export const words = (<p>white</p>);
export const hexadecimal = (<path fill="#abc" />);
export const named = (<path stroke="white" />);
export const property = { fill: 'white' };`,
  'src/styles/tokens.css': ':root { --white: #ffffff; }',
};

it('a colour is written in its one home alone', () => {
  const folder = temporaryFolder();
  for (const name of ['biome.jsonc', 'checks/colours.css.grit', 'checks/colours.tsx.grit']) cpSync(join(projectRoot, name), join(folder, name));
  mkdirSync(join(folder, 'src/styles'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = ['lint', '--vcs-enabled=false', '--reporter=github', 'src'];
  const { stdout } = spawnSync(join(projectRoot, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
  const found = [...stdout.matchAll(/title=plugin,file=[^,]*(src\/[^,]*),line=(\d+)/g)].map(([, file, line]) => `${file}:${line}`);
  expect(found.toSorted()).toEqual(['src/A.tsx:3', 'src/A.tsx:4', 'src/A.tsx:5', 'src/a.css:3', 'src/a.css:4', 'src/a.css:5', 'src/a.css:6', 'src/a.css:7']);
});
