import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '../paths';

type Versions = Record<string, string>;
type Locked = { license?: string; resolved?: string; integrity?: string; hasInstallScript?: boolean; dependencies?: Versions; optionalDependencies?: Versions };

const folders = ['', 'desk/', 'lab/'];
const read = (file: string) => readFileSync(projectRoot + file, 'utf8');
/** By their path in the folder of the lockfile, without what is locked itself. */
const packagesOf = (folder: string) => Object.entries<Locked>(JSON.parse(read(`${folder}package-lock.json`)).packages).filter(([path]) => path !== '');
const packages = Object.fromEntries(packagesOf(''));

/** The versions that a folder asks for by name. */
function askedBy(folder: string): Versions {
  const { dependencies, devDependencies } = JSON.parse(read(`${folder}package.json`));
  return { ...dependencies, ...devDependencies };
}

/** Those that ask for nothing but their name. What visitors load may have no other. */
const permissive = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'MIT OR Apache-2.0', '(MIT AND Zlib)'];

/** Of tools and of the font: they bind whoever changes them or passes them on, which a published site does not. */
const ofTools = [
  ...['MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  ...['OFL-1.1', 'Python-2.0', 'CC BY-SA 4.0', 'WTFPL', 'Unlicense', '(MIT OR CC0-1.0)'],
];
/** Say «BSD» and «MIT» where npm does not look. */
const unnamed = ['parse-cache-control', 'ssh2', 'cpu-features', 'buildcheck'].map((name) => `node_modules/${name}`);
/** Would compile a faster cipher; without it they use Node's, which is all that they are asked for. */
const compiling = ['node_modules/ssh2', 'node_modules/cpu-features'];

it.each(folders)('every package of %spackage.json has its reason in docs/decisions/dependencies.md', (folder) => {
  const reasons = read('docs/decisions/dependencies.md');
  // An alias says which package it stands for; types come with what they are of.
  const names = Object.entries(askedBy(folder)).map(([name, version]) => /^npm:(.*)@/.exec(version)?.[1] ?? name);
  expect(names.filter((name) => !name.startsWith('@types/') && !reasons.includes(`\`${name}\``))).toEqual([]);
});

it('what two folders ask for has one version', () => {
  const ours = askedBy('');
  for (const folder of folders) expect(ours).toMatchObject(Object.fromEntries(Object.entries(askedBy(folder)).filter(([name]) => name in ours)));
});

it.each(folders)('no package of %spackage-lock.json has a licence that is not in the list', (folder) => {
  const loaded = withDependencies(['react', 'react-dom']);
  const allowed = (path: string, { license = '' }: Locked) =>
    permissive.includes(license) || (!loaded.has(path.replace('node_modules/', '')) && ofTools.includes(license));
  const others = packagesOf(folder).filter(([path, locked]) => !allowed(path, locked) && !unnamed.includes(path));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it.each(folders)('%spackage-lock.json pins every package by its content and none by its address', (folder) => {
  const locked = packagesOf(folder);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

it('the lockfile has every build of a tool that comes as a program, or `npm ci` would refuse', () => {
  const builds = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(builds.filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});

it('no package needs to run a script when it is installed, and .npmrc keeps it from doing so', () => {
  const everywhere = folders.flatMap(packagesOf);
  expect(everywhere.filter(([path, { hasInstallScript }]) => hasInstallScript && !compiling.includes(path)).map(([path]) => path)).toEqual([]);
  for (const folder of folders) expect(read(`${folder}.npmrc`), folder).toMatch(/^ignore-scripts=true$/m);
});

/** The packages named and all that they ask for. */
function withDependencies(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names.filter((one) => !found.has(one)))
    withDependencies(Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}), found.add(name));
  return found;
}
