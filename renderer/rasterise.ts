import { Resvg } from '@resvg/resvg-js';
import { projectRoot } from './paths.ts';

/** SVG → PNG, `width` pixels wide. Text may use Young Serif and nothing else: what this machine has does not matter. */
export function rasterise(svg: string, width: number): Uint8Array {
  const fonts = { fontFiles: [`${projectRoot}src/styles/fonts/young-serif.ttf`], loadSystemFonts: false, defaultFontFamily: 'Young Serif' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: fonts }).render().asPng();
}
