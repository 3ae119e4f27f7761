import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDesk } from './desk';
import { systemRefusal } from './desk-error';
import type { Values } from './entry-text';
import { newText } from './files';
import { article, byHand, change, desk, deskForEachTest, folder, open, run, save, textOf, versionsOf } from './test-desk';

deskForEachTest();
function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
}
const leftovers = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.novo'));

describe('saving', () => {
  it('a file that nothing was changed in keeps every byte', () => {
    for (const path of desk.store.all()) {
      const { text, values } = open(path);
      expect(newText(desk, path, text, JSON.parse(JSON.stringify(values)))).toBe(text);
    }
  });

  it('a file with Windows line ends keeps them', () => {
    byHand(article, open(article).text.replaceAll('\n', '\r\n'));
    const { text } = open(article);
    change(article, { topic: 'Contas' });
    expect(textOf(article)).toBe(text.replace('topic: Papel', 'topic: Contas'));
  });

  it('an optional field that was emptied is removed', () => {
    const { text } = open('site.yaml');
    change('site.yaml', { editor: { value: 'Brígida Wójcik', placeholder: null } });
    expect(textOf('site.yaml')).toBe(text.replace(/^editor:\n.*\n.*$/m, 'editor:\n  value: Brígida Wójcik'));
  });

  it('refuses what the site would not build, in the words of the site, and writes nothing', () => {
    const { text } = open('site.yaml');
    expect(() => change('site.yaml', { name: 'x'.repeat(60) })).toThrow('content/site.yaml › name\n  O quê: o texto tem 60 caracteres, e o máximo é 40.');
    expect(textOf('site.yaml')).toBe(text);
  });

  it('tells the one cause of many problems', () => {
    expect(() => change('promotion.yaml', { drawOn: '2025-12-20' })).toThrow(/^1 problema em content/);
  });

  it('creates an article, and replaces none that exists', () => {
    const { values } = open(article);
    run('save', { path: 'articles/novo-artigo.md', values: { ...values, slug: 'novo-artigo' } });
    expect(open('articles/novo-artigo.md').values).toEqual({ ...values, slug: 'novo-artigo' });
    expect(() => run('save', { path: article, values: { ...values, topic: 'Outro' } })).toThrow('foi guardado entretanto');
  });
});

describe('nothing is lost', () => {
  const saveMine = (fields: Values, meanwhile: () => void, path = 'about.yaml') => {
    const { values, token } = open(path);
    meanwhile();
    return run('save', { path, token, opened: values, values: { ...values, ...fields } });
  };

  it.each([
    ['another tab', () => change('about.yaml', { title: 'Do outro', lead: 'Também do outro.' })],
    [
      'another desk',
      () =>
        run(
          'save',
          { path: 'about.yaml', ...open('about.yaml'), text: textOf('about.yaml')?.replace(/^title: .*/, 'title: Do outro') },
          openDesk(desk.store.root),
        ),
    ],
    ['a hand', () => byHand('about.yaml', `# à mão\n${textOf('about.yaml')?.replace(/^title: .*/, 'title: Do outro')}`)],
  ])('what %s changed in the same field meanwhile is not overwritten: the two versions of the field are shown, and then mine is saved', (_, meanwhile) => {
    const changes = [{ place: 'O título da página', before: 'Do outro', after: 'O meu' }];
    const { status, body } = thrownBy(() => saveMine({ title: 'O meu' }, meanwhile)) as { status: number; body: { token: string; yours: Values } };
    const theirs = textOf('about.yaml');
    expect({ status, body }).toMatchObject({ status: 409, body: { token: open('about.yaml').token, changes } });
    save('about.yaml', body.yours, body.token);
    expect(textOf('about.yaml')).toBe(theirs?.replace('title: Do outro', 'title: O meu'));
    expect(versionsOf('about.yaml')[0]?.text).toBe(theirs);
  });

  it('what two tabs changed in different fields is saved together, and said', () => {
    const mission = (open('about.yaml').values as { mission: Values }).mission;
    const { joined } = saveMine({ title: 'O meu' }, () => change('about.yaml', { lead: 'Do outro.', mission: { ...mission, title: 'Também' } }));
    expect(joined).toEqual(open('about.yaml').values);
    expect(joined).toMatchObject({ title: 'O meu', lead: 'Do outro.', mission: { ...mission, title: 'Também' } });
  });

  it('a list that grew in both is one field', () => {
    const items = (length: number) => ({ related: Array.from({ length }, (_, index) => `a${index}`) });
    const meanwhile = () => byHand(article, textOf(article)?.replace(/^related:.*$/m, 'related: [b, c]') ?? '');
    expect(() => saveMine(items(1), meanwhile, article)).toThrow('foi guardado entretanto');
  });

  it('each save keeps the version before it, and puts it back byte for byte', () => {
    const { text } = open('about.yaml');
    change('about.yaml', { title: 'Um' });
    change('about.yaml', { title: 'Dois' });
    expect(versionsOf('about.yaml')).toMatchObject([
      { text: expect.stringContaining('title: Um'), changes: [{ place: 'O título da página', before: 'Dois', after: 'Um' }] },
      { text, changes: [{ before: 'Dois' }] },
    ]);
    run('save', { path: 'about.yaml', text, token: open('about.yaml').token });
    expect(textOf('about.yaml')).toBe(text);
  });

  it.each(['../../content/site.yaml', '..', '2026-01-01T00.00.00.000Z/../x'])('the history opens no other file: %s', (id) => {
    expect(() => desk.past.read('about.yaml', id)).toThrow('Essa versão já não existe.');
  });

  it.each(['content', '.history/about.yaml'])('what the system refuses to write in %s is told in a sentence, and leaves nothing half-written', (name) => {
    const { text } = open('about.yaml');
    const place = join(folder, name);
    // A file where a folder should be: also the system's own user is refused.
    if (name === 'content') chmodSync(place, 0o500);
    else writeFileSync(place, '');
    const mayWriteAnywhere = name === 'content' && process.getuid?.() === 0;
    const refused = thrownBy(() => change('about.yaml', { title: 'Outro' }));
    if (!mayWriteAnywhere) expect(systemRefusal(refused)).toMatch(/about\.yaml: (este utilizador não tem permissão|no seu lugar está outra coisa)/);
    chmodSync(place, 0o700);
    if (!mayWriteAnywhere) expect(textOf('about.yaml')).toBe(text);
    expect(leftovers()).toEqual([]);
  });

  it('what a killed save left behind is cleared away', () => {
    byHand('about.yaml.1234.novo', 'metade');
    desk.past.keep(article, 'inteira');
    writeFileSync(join(folder, '.history', `${article}/2026.1234.novo`), 'metade');
    openDesk(desk.store.root);
    expect(leftovers()).toEqual([]);
  });
});
