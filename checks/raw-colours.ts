import Color from 'colorjs.io';
import type { Problem } from '../src/model/problem';
import { problemsWith } from './built-site';
import { type Sources, withoutComments } from './sources';

const home = 'src/styles/tokens.css';
/** Paints of drawings alone: no text and no control wears them. */
const paints = 'src/styles/paints.css';

const reason = {
  why: 'its contrast is not tested, and neither more contrast nor forced colours reach it.',
  mend: `give it a name in ${home}, or use one that is there.`,
};

/** Values of CSS declarations, and of attributes and properties that paint. */
const painted = { css: /:\s([^;{}]+);/g, tsx: /(?:fill|stroke|color|stopColor|floodColor|lightingColor)(?:=|: )["']([^"']+)["']/g };

/** Every colour has its one home, where the contrast of all pairs is tested. */
export const checkRawColours = (sources: Sources): Problem[] =>
  [...sources].flatMap(([file, text]) => {
    const kind = /^src\/.*\.(css|tsx)$/.exec(file)?.[1] as keyof typeof painted | undefined;
    if (!kind || file === home || file === paints) return [];
    const values = [...withoutComments(text).matchAll(painted[kind])].map(([, value = '']) => value.replace(/(?:url|var)\([^)]*\)|"[^"]*"/g, ' '));
    return problemsWith(
      file,
      reason,
      values.flatMap(coloursIn).map((colour) => `it has a colour of its own: ${colour}.`),
    );
  });

const coloursIn = (value: string) =>
  [...value.matchAll(/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)|(?<![-\w.])[a-z]+(?![-\w(.])/gi)]
    .map(([found]) => found)
    .filter((found) => !/^[a-z]+$/i.test(found) || (found !== 'transparent' && Color.try(found) !== null));
