import { renderAsync } from '@resvg/resvg-js';
import { projectRoot } from '../paths.ts';

/** The face of the pages for pictures, whose painter reads no WOFF2: commands/subset-font.mjs makes both. */
export const fontFile = `${projectRoot}src/styles/fonts/young-serif.ttf`;

/** SVG → PNG, `width` pixels wide. Text may use the face of the pages and nothing else: what this machine has does not matter. */
export async function rasterise(svg: string, width: number): Promise<Uint8Array> {
  const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Young Serif' };
  return (await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font })).asPng();
}
