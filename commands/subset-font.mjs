// Cuts Young Serif down to the letters Portuguese needs: for pages as WOFF2, for the painter of pictures, which does not read
// that, as TrueType, and its digits as outlines, for drawings that no font reaches. Run by hand when the set below changes:
// `node commands/subset-font.mjs`.
// Instructions for coarse pixels and features that no page asks for were 8 of 19 KB, which the first paint waits for.
import { readFileSync, writeFileSync } from 'node:fs';
import { Blob, Face, Feature, Font, Buffer as Run, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZáàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇñÑ';
const digits = '0123456789';
const others = ' .,:;!?¿()[]«»“”‘’\'"–—-+/%€ºª°&§·…\u00a0';

const source = readFileSync(new URL('../node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2', import.meta.url));
const subset = (font, targetFormat, ...features) =>
  subsetFont(font, letters + digits + others, { targetFormat, noHinting: true, keepFeatures: ['kern', 'liga', ...features] });

const mended = withSpaceBeforeJ(withLiningDigits(await subset(source, 'sfnt', 'lnum')));
write('styles/fonts/young-serif.woff2', await subset(mended, 'woff2'));
const trueType = await subset(mended, 'sfnt');
write('styles/fonts/young-serif.ttf', trueType);
const drawn = outlines(trueType);
const lines = drawn.map(({ d }) => `\n    "${d}"`);
write('art/digits.json', `{\n  "widths": [${drawn.map(({ width }) => width).join(', ')}],\n  "outlines": [${lines}\n  ]\n}\n`);

/**
 * The face's own figures hang below the line. Those that stand on it are behind a feature, which the painter of pictures does not
 * know: here they are what a digit means.
 */
function withLiningDigits(bytes) {
  const { face, font } = open(bytes);
  const glyphs = new Map([...face.collectUnicodes()].map((code) => [code, font.nominalGlyph(code)]));
  const run = new Run();
  run.addText(digits);
  run.guessSegmentProperties();
  shape(font, run, [new Feature('lnum')]);
  for (const { codepoint: glyph, cluster } of run.getGlyphInfos()) glyphs.set(digits.charCodeAt(cluster), glyph);
  return withCharacterMap(bytes, glyphs);
}

/** Each digit on a line at y = 0, `width` to the next, for an em of 200. */
function outlines(bytes) {
  const { face, font } = open(bytes);
  const em = 200 / face.upem;
  return [...digits].map((digit) => {
    const glyph = font.nominalGlyph(digit.charCodeAt(0));
    const d = font.glyphToJson(glyph).map(({ type, values }) => type + values.map((value, index) => Math.round(value * em) * (index % 2 ? -1 : 1)).join(' '));
    return { width: Math.round(font.glyphHAdvance(glyph) * em), d: d.join('') };
  });
}

function open(bytes) {
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  return { face, font: new Font(face) };
}

/** Appends a `cmap` of format 12, a group for each character. https://learn.microsoft.com/typography/opentype/spec/cmap */
function withCharacterMap(bytes, glyphs) {
  const groups = [...glyphs].sort(([one], [other]) => one - other).flatMap(([code, glyph]) => [code, code, glyph]);
  const words = [(3 << 16) | 10, 12, 12 << 16, 16 + 4 * groups.length, 0, glyphs.size, ...groups];
  const map = Buffer.alloc(4 + 4 * words.length);
  map.writeUInt16BE(1, 2);
  for (const [index, word] of words.entries()) map.writeUInt32BE(word, 4 + 4 * index);
  return withTable(bytes, 'cmap', map);
}

/**
 * The tail of the j takes half of the space before it («é jogar»): 70 units between the two, as a subtable in front of those of the
 * one lookup, which is what `kern` is here. https://learn.microsoft.com/typography/opentype/spec/gpos
 */
function withSpaceBeforeJ(bytes) {
  const { font } = open(bytes);
  const [space, j] = [...' j'].map((letter) => font.nominalGlyph(letter.charCodeAt(0)));
  const positions = tableOf(bytes, 'GPOS');
  const lookup = positions.readUInt16BE(8) + positions.readUInt16BE(positions.readUInt16BE(8) + 2);
  const offsets = lookup + 6;
  const count = positions.readUInt16BE(lookup + 4);
  const pair = [1, 18, 4, 0, 1, 12, 1, j, 70, 1, 1, space];
  const moved = Array.from({ length: count }, (_, index) => positions.readUInt16BE(offsets + 2 * index) + 2);
  const extended = Buffer.concat([
    positions.subarray(0, lookup + 4),
    units(count + 1, positions.length + 2 - lookup, ...moved),
    positions.subarray(offsets + 2 * count),
    units(...pair),
  ]);
  return withTable(bytes, 'GPOS', extended);
}

function units(...values) {
  return Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
}

/** Appends a table and has the directory lead to it. */
function withTable(bytes, tag, table) {
  const font = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4), table]);
  const entry = font.indexOf(tag, 12);
  font.writeUInt32BE(font.length - table.length, entry + 8);
  font.writeUInt32BE(table.length, entry + 12);
  return font;
}

function tableOf(bytes, tag) {
  const entry = bytes.indexOf(tag, 12);
  const start = bytes.readUInt32BE(entry + 8);
  return bytes.subarray(start, start + bytes.readUInt32BE(entry + 12));
}

function write(name, content) {
  writeFileSync(new URL(`../src/${name}`, import.meta.url), content);
  console.log(`src/${name}: ${content.length} bytes`);
}
