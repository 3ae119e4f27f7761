import { describe, expect, it } from 'vitest';
import { keepMarkdown } from './keep-markdown';

const before = `## Título

- **Um** ponto.
- Outro.

| Jogo | Total |
| --- | ---: |
| Slot | 3.500€ |

Fim com [ligação](/regras) e 2 \\* 3.`;

/** As the rich-text box gives it back. */
const after = `## Título

* **Um** ponto.
* Outro.

| Jogo | Total  |
| ---- | ------ |
| Slot | 3.500€ |

Fim com [ligação](/regras) e 2 \\* 3.
`;

describe('the text that comes back from the rich-text box', () => {
  it('is what it was, where nobody changed it', () => {
    expect(keepMarkdown([before], after)).toBe(before);
  });

  it('has the changed block changed and every other as it was', () => {
    expect(keepMarkdown([before], after.replace('Outro.', 'Outro, agora.'))).toBe(before.replace('Outro.', 'Outro, agora.'));
  });

  it('keeps the alignment of a table with a changed cell', () => {
    expect(keepMarkdown([before], after.replace('3.500€', '7.000€'))).toBe(before.replace('3.500€', '7.000€'));
  });

  it('sees that a word became bold', () => {
    expect(keepMarkdown([before], after.replace('Outro', '**Outro**'))).toContain('**Outro**');
  });

  it('is as it came when nothing like it was there', () => {
    expect(keepMarkdown([], 'Um texto novo.\n\n* um')).toBe('Um texto novo.\n\n- um');
  });
});
