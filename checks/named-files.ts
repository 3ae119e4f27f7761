import { extname } from 'node:path';
import { compressibleTypes } from '../deploy/content-types';
import { type BuiltSite, faultsAt } from './built-site';

const reason = {
  why: 'whoever asks for it gets an error page: a picture, an icon, the font or a script would be missing.',
  mend: 'let what puts a name into a page also write the file: renderer/build-site.ts, renderer/entry.tsx.',
};

/** Wherever it stands: in an attribute, a style, a script, an absolute address or a list of icons. */
const names = /\/(assets\/[\w./-]*\w)|(?<=<link[^>]* href="\/)([\w./-]+)(?=")|(?<=["'`])\.\/([\w.-]+\.js)(?=["'`])/g;

/** Every file that a page or another file names is in dist/; links from page to page are for links.ts. */
export const namedFiles = ({ files }: BuiltSite) =>
  [...files]
    .filter(([file]) => compressibleTypes.includes(extname(file).slice(1)))
    .flatMap(([file, read]) => {
      const named = [...Buffer.from(read()).toString().matchAll(names)].map(([, asset, linked, beside]) => asset ?? linked ?? `assets/${beside}`);
      const missing = [...new Set(named)].filter((name) => !files.has(name) && !files.has(`${name}.html`));
      return faultsAt(
        file,
        reason,
        missing.map((name) => `it names /${name}, which is not there.`),
      );
    });
