import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder';
import { frameTexts, pageTexts } from './page-texts';

it('what surrounds all pages is told once, part by part, and each page without it', () => {
  const folder = temporaryFolder();
  const frame = (words: string) =>
    `<title>Sítio</title><dialog>Tem 18 anos?</dialog><header>Início</header><main>${words}</main><footer>© 2026</footer><p>Cookies</p>`;
  writeFileSync(join(folder, 'index.html'), frame('a primeira'));
  writeFileSync(join(folder, 'regras.html'), frame('as regras'));
  expect(pageTexts(folder)).toEqual({ 'index.html': 'a primeira', 'regras.html': 'as regras' });
  expect(frameTexts(folder)).toEqual({
    'O topo, em todas as páginas': 'Início',
    'O rodapé, em todas as páginas': '© 2026',
    'A pergunta da idade e o aviso de cookies, em todas as páginas': 'Tem 18 anos?\nCookies',
  });
});
