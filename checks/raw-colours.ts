import Color from 'colorjs.io';
import type { Problem } from './problem';
import { type Sources, withoutComments } from './sources';

const home = 'src/styles/tokens.css';

/** Every colour has its one home, where the contrast of all pairs is tested. */
export function checkRawColours(sources: Sources): Problem[] {
  return [...sources].flatMap(([file, text]) => {
    if (file === home || !/^src\/.*\.(css|tsx)$/.test(file)) return [];
    const code = withoutComments(text);
    return (file.endsWith('.css') ? coloursInCss(code) : coloursInMarkup(code)).map((colour) => ({
      where: file,
      what: `it has a colour of its own: ${colour}.`,
      why: 'its contrast is not tested, and neither more contrast nor forced colours reach it.',
      mend: `give it a name in ${home}, or use one that is there.`,
    }));
  });
}

const coloursInCss = (css: string) =>
  [...css.matchAll(/:\s([^;{}]+);/g)].flatMap(([, value = '']) => coloursIn(value.replace(/url\([^)]*\)|var\([^)]*\)|"[^"]*"/g, ' ')));

const coloursInMarkup = (code: string) =>
  [...code.matchAll(/(?:fill|stroke|color|stopColor|floodColor|lightingColor)(?:=|: )["']([^"']+)["']/g)].flatMap(([, value = '']) =>
    coloursIn(value.replace(/(url|var)\([^)]*\)/g, ' ')),
  );

const coloursIn = (value: string) =>
  [...value.matchAll(/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)|(?<![-\w.])[a-z]+(?![-\w(.])/gi)]
    .map(([found]) => found)
    .filter(isColour);

function isColour(word: string): boolean {
  if (!/^[a-z]+$/i.test(word)) return true;
  // Says that there is no colour.
  if (word === 'transparent') return false;
  try {
    return Boolean(new Color(word));
  } catch {
    return false;
  }
}
