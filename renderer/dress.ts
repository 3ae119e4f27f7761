import type { Theme } from '../src/model/site';
import azulejoSheet from '../src/styles/azulejo.css?inline';
import azulejo from '../src/styles/azulejo.css?raw';
import tokens from '../src/styles/tokens.css?raw';

/** The CSS that a dress lays over the usual one: pages carry the one they wear and no other. */
export const dressSheet = (theme: Theme): string => (theme === 'azulejo' ? azulejoSheet : '');

/** The raw colour that a name of src/styles/tokens.css stands for in a dress. */
export function paint(name: string, theme: Theme): string {
  const value = paints[theme].get(name);
  if (!value)
    throw new Error(`A drawing asks for ${name}, which src/styles/tokens.css does not define as a colour: use one of ${[...usual.keys()].join(', ')}.`);
  return value.startsWith('#') ? value : paint(value, theme);
}

const usual = coloursIn(tokens);
const paints: Record<Theme, Map<string, string>> = { natal: usual, azulejo: new Map([...usual, ...coloursIn(azulejo)]) };

/** Names and what they stand for, `#rrggbb` or another name, up to the first reader's wish. */
function coloursIn(css: string): Map<string, string> {
  const [everyones = ''] = css.split('@media (');
  return new Map(
    [...everyones.matchAll(/(--[\w-]+): (?:(#[0-9a-f]{6})|var\((--[\w-]+)\));/g)].map(([, name = '', colour, other]) => [name, colour ?? other ?? '']),
  );
}
