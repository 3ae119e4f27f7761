import { Resvg } from '@resvg/resvg-js';

/** SVG → PNG, `width` pixels wide. Text may use the face of `fontFile` and nothing else: what this machine has does not matter. */
export function rasterise(svg: string, width: number, fontFile: string): Uint8Array {
  const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Young Serif' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}
