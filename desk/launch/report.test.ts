import { expect, it } from 'vitest';
import { loadChanged } from '../../tests/changed-content';
import { beforeLaunch } from './before-launch';
import { notesOn, report } from './report';

const today = '2030-11-01';

it('says who must act, where, what and how, with a link to the field at the desk; and what is new', () => {
  const finding = {
    rule: 'freshness',
    severity: 'launch' as const,
    file: 'articles/barcos-de-papel.md',
    field: 'reviewedOn',
    what: 'o artigo foi revisto há mais de um ano.',
    why: 'as leis mudam.',
    mend: 'releia o artigo.',
  };
  const remark = { ...finding, severity: 'remark' as const, field: 'title', what: 'tem duas gralhas.' };
  expect(report([remark, { ...finding, isNew: true }])).toBe(`Quem publica: textos, parceiros e datas, na mesa

  Artigo (content/articles/barcos-de-papel.md)

    [novo] A data da última revisão
      o artigo foi revisto há mais de um ano.
      Como resolver: releia o artigo.
      Na mesa: http://localhost:5175/mesa/#/articles/barcos-de-papel.md?campo=reviewedOn


Quem relê os textos: reparos, que não impedem o lançamento

  Artigo (content/articles/barcos-de-papel.md)

    O título do artigo
      tem duas gralhas.
      Como resolver: releia o artigo.
      Na mesa: http://localhost:5175/mesa/#/articles/barcos-de-papel.md?campo=title


1 ponto por resolver, 1 reparo, 1 de novo.`);
});

it('names every field of the content as the desk does', () => {
  const findings = beforeLaunch(
    loadChanged(() => {}, today),
    today,
  );
  const words = report(findings);
  for (const { file, field = '' } of findings) expect(words).toContain(`#/${file}?${new URLSearchParams({ campo: field })}`);
  expect(words).toContain('Casinos › 1\n');
  expect(words).not.toMatch(/^ {4}(\[novo\] )?[a-z]+(\[|\.|$)/m);
});

it('says which line of the specification a section that is switched off leaves unmet', () => {
  const content = loadChanged((files) => {
    files.home.testimonials.show = false;
    files.home.newsletter.show = false;
  }, today);
  expect(notesOn(content)).toEqual([
    'A secção «home testimonials title» está desligada: a especificação (§2, página inicial) pede três testemunhos (citação, autor e cidade).',
    'A secção «home newsletter title» está desligada: a especificação (§2, página inicial) pede o formulário de inscrição na newsletter.',
  ]);
  expect(report([], notesOn(content))).toContain('pede três testemunhos');
  expect(notesOn(loadChanged(() => {}, today))).toEqual([]);
});
