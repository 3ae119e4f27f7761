// Cuts Young Serif down to the letters Portuguese needs: for pages as WOFF2, and for the painter of pictures, which does not read
// that, as TrueType. Run by hand when the set below changes: `node commands/subset-font.mjs`.
// Instructions for coarse pixels and features that no page asks for were 8 of 19 KB, which the first paint waits for.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZáàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇñÑ';
const others = '0123456789 .,:;!?¿()[]«»“”‘’\'"–—-+/%€ºª°&§·…\u00a0';

const source = readFileSync(new URL('../node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2', import.meta.url));
for (const [name, targetFormat] of Object.entries({ 'young-serif.woff2': 'woff2', 'young-serif.ttf': 'sfnt' })) {
  const font = await subsetFont(source, letters + others, { targetFormat, noHinting: true, keepFeatures: ['kern', 'liga', 'lnum'] });
  writeFileSync(new URL(`../src/styles/fonts/${name}`, import.meta.url), font);
  console.log(`${name}: ${font.length} bytes`);
}
