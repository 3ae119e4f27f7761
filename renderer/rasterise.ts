import { renderAsync } from '@resvg/resvg-js';
import { projectRoot } from './paths.ts';

/** SVG → PNG, `width` pixels wide. Text may use Young Serif and nothing else: what this machine has does not matter. */
export async function rasterise(svg: string, width: number): Promise<Uint8Array> {
  const font = { fontFiles: [`${projectRoot}src/styles/fonts/young-serif.ttf`], loadSystemFonts: false, defaultFontFamily: 'Young Serif' };
  return (await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font })).asPng();
}
