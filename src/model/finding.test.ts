import { expect, it } from 'vitest';
import { ContentError } from './finding';

it('no name of a file gives orders to a terminal', () => {
  const { message } = new ContentError([{ file: 'articles/a\u001b[2J\u009b1m\u202e.md', what: 'Olá.', why: 'b', mend: 'c' }]);
  expect(message).toBe(
    '1 problema em content/ — nada foi publicado nem alterado.\n\ncontent/articles/a\ufffd[2J\ufffd1m\ufffd.md\n  O quê: Olá.\n  Porquê: b\n  Como corrigir: c',
  );
});
