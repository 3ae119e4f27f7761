// Cuts Young Serif down to the letters Portuguese needs. Run by hand when the set below changes: `node commands/subset-font.mjs`.
// Instructions for coarse pixels and features that no page asks for were 8 of 19 KB, which the first paint waits for.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZáàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇñÑ';
const others = '0123456789 .,:;!?¿()[]«»“”‘’\'"–—-+/%€ºª°&§·…\u00a0';

const source = new URL('../node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2', import.meta.url);
const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: ['kern', 'liga', 'lnum'] };
const font = await subsetFont(readFileSync(source), letters + others, options);
writeFileSync(new URL('../src/styles/fonts/young-serif.woff2', import.meta.url), font);
console.log(`young-serif.woff2: ${font.length} bytes`);
