import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from './content';
import { ContentError } from './content-error';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const change = (file: string, from: string | RegExp, to: string) => {
  const text = read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(folder, file), changed);
};
/** Changes the first partner. What is JSON is YAML. */
const partner = (changed: (first: object) => object[]) => {
  const { casinos, ...page } = parse(read('casinos.yaml'));
  writeFileSync(join(folder, 'casinos.yaml'), JSON.stringify({ ...page, casinos: casinos.toSpliced(0, 1, ...changed(casinos[0])) }));
};
function problems() {
  try {
    loadContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

it('the content of the site is right', () => expect(problems()).toEqual([]));

describe('what is wrong is told with file, line, field and how to mend it', () => {
  it('a field that does not exist', () => {
    change('promotion.yaml', 'draw:', 'drawn: 2025-12-25\ndraw:');
    expect(problems()).toMatchInlineSnapshot(`
      [
        {
          "field": "drawn",
          "file": "promotion.yaml",
          "line": 3,
          "text": "O campo «drawn» não existe neste lugar, e o seu texto não apareceria. Corrija o nome, ou apague-o.",
        },
      ]
    `);
  });

  it('a text that is too long', () => {
    change('home.yaml', /title: Sorteio.*/, `title: ${'a'.repeat(61)}`);
    expect(problems()[0]).toMatchObject({ field: 'hero.title', text: 'Tem 61 caracteres, e não cabem mais de 60. Encurte o texto.' });
  });

  it('a missing field, at the group that it belongs to', () => {
    change('casinos.yaml', /\n {4}buttonLabel:.*/, '');
    const line = read('casinos.yaml').split('\n').indexOf('casinos:') + 2;
    expect(problems()[0]).toMatchObject({ field: 'casinos.0.buttonLabel', line, text: expect.stringContaining('Falta este campo') });
  });

  it('broken YAML', () => {
    change('site.yaml', /^name: (.*)/, 'name: "$1');
    expect(problems()[0]).toMatchObject({ file: 'site.yaml', line: expect.any(Number) });
  });

  it('a name between braces that does not exist, in a list', () => {
    change('rules.yaml', '{{sorteio}}', '{{sortieo}}');
    expect(problems()[0]?.text).toContain('«{{sortieo}}» não existe. Os nomes que há são: inscricoes, sorteio');
  });

  it('an article whose file has a name that no address can have', () => {
    cpSync(join(folder, 'articles/dicas-aproveitar-bonus.md'), join(folder, 'articles/Bónus.md'));
    expect(problems()[0]).toMatchObject({ file: 'articles/Bónus.md', text: expect.stringContaining('use só minúsculas sem acentos') });
  });

  it('a draw before the sign-ups end', () => {
    change('promotion.yaml', /draw: .*/, 'draw: 2025-12-23');
    expect(problems()).toMatchObject([{ field: 'draw', text: expect.stringContaining('sorteio é antes do fim das inscrições') }]);
  });

  it('one partner twice', () => {
    partner((first) => [first, first]);
    expect(problems()).toMatchObject([{ field: 'casinos.1.title', text: expect.stringContaining('dois casinos com este nome') }]);
  });

  it.each(['title', 'order'])('an article with the %s of another', (field) => {
    const line = new RegExp(`^${field}: .*`, 'm');
    change('articles/dicas-aproveitar-bonus.md', line, line.exec(read('articles/como-escolher-cassino-ideal.md'))?.[0] ?? '');
    const text = expect.stringContaining('já é de articles/como-escolher-cassino-ideal.md');
    expect(problems()).toEqual([{ file: 'articles/dicas-aproveitar-bonus.md', field, text }]);
  });

  it('several files at once', () => {
    change('promotion.yaml', /winnersBy:.*/, 'winnersBy: amanhã');
    change('site.yaml', /copyrightYear:.*/, 'copyrightYear: MMXXV');
    expect(problems().map(({ file }) => file)).toEqual(expect.arrayContaining(['promotion.yaml', 'site.yaml']));
  });

  it('a missing file, a huge one, one of another encoding, and one of brackets', () => {
    rmSync(join(folder, 'about.yaml'));
    writeFileSync(join(folder, 'rights.yaml'), 'a: b\n'.repeat(20_000));
    writeFileSync(join(folder, 'rules.yaml'), Buffer.from('title: promo\xe7\xe3o', 'latin1'));
    writeFileSync(join(folder, 'calendar.yaml'), '['.repeat(1000));
    const texts = problems().map(({ file, text }) => `${file} ${text}`);
    expect(texts).toEqual([
      expect.stringContaining('rules.yaml Não está em UTF-8'),
      expect.stringContaining('calendar.yaml Tem mais de 500 parênteses'),
      expect.stringContaining('about.yaml O ficheiro não existe'),
      expect.stringContaining('rights.yaml Tem mais de 48 KB'),
    ]);
  });
});

describe('a partner', () => {
  it('that is not an example needs its licence and a true link', () => {
    partner((first) => [{ ...first, placeholder: undefined, licence: undefined, link: 'https://casino.example/' }]);
    expect(problems().map(({ field }) => field)).toEqual(['casinos.0.licence', 'casinos.0.link']);
  });

  it('cannot have a link with a letter of another alphabet', () => {
    partner((first) => [{ ...first, placeholder: 'Um casino.', link: 'https://cаsino.example/' }]);
    expect(problems()[0]?.text).toContain('letras de outro alfabeto');
  });
});

describe('a text', () => {
  const cases: [string, string, string][] = [
    ['a template of another system', '{% youtube %}', '«{% … %}»'],
    ['a block that does not exist', '::poster', '«::poster» não se desenha aqui'],
    ['a notice that would print an English word', '> [!NOTE]', 'apareceria em inglês'],
    ['HTML', '<b>grátis</b>', 'Há HTML'],
    ['a highlight of another Markdown', 'a == b == c', 'não é Markdown deste site'],
    ['a second main title', '# Título', 'primeiro nível'],
    ['a picture that is not there', '![Uma árvore](arvore.jpg)', 'não está em content/pictures/'],
    ['an invisible character', 'casino\u200b', 'carácter invisível'],
  ];
  it.each(cases)('cannot hold %s', (_, written, reason) => {
    change('articles/dicas-aproveitar-bonus.md', '\n## ', `\n${written}\n\n## `);
    const [problem] = problems();
    expect(problem?.text).toContain(reason);
    expect(read('articles/dicas-aproveitar-bonus.md').split('\n')[(problem?.line ?? 0) - 1]).toBe(written);
  });
});

describe('files as editors leave them', () => {
  it('a byte order mark, CR LF and decomposed accents read as if they were not there', () => {
    const plain = loadContent(folder);
    const file = 'articles/como-escolher-cassino-ideal.md';
    writeFileSync(join(folder, file), `\ufeff${read(file).normalize('NFD').replaceAll('\n', '\r\n')}`);
    writeFileSync(join(folder, 'about.yaml'), `\ufeff${read('about.yaml').normalize('NFD').replaceAll('\n', '\r\n')}`);
    expect(loadContent(folder)).toEqual(plain);
  });

  it('copies that systems hide are passed over', () => {
    const plain = loadContent(folder);
    for (const name of ['._x.md', '.x.md', '~$x.md']) writeFileSync(join(folder, 'articles', name), 'x');
    expect(loadContent(folder)).toEqual(plain);
  });
});
