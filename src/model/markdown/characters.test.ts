import { expect, it } from 'vitest';
import { refusedCharacter } from './characters';

it('what is refused in an unusual text is refused in a usual one, and nothing else', () => {
  for (let code = 0; code < 0x1_0000; code += 1) {
    const character = String.fromCharCode(code);
    // The snowman is in no list of what is usual: with it each character is looked at.
    expect(refusedCharacter(`a${character}a`)).toEqual(refusedCharacter(`a${character}a☃`));
  }
});
