import { describe, expect, it } from 'vitest';
import { contentFolder } from '../../renderer/paths';
import { type Content, loadContent } from '../../src/model/load-content';
import { launchFindings } from './launch-findings';
import { report, summaryLine } from './report';

const published = loadContent(contentFolder);

/** The real content with every unknown filled in, as a publisher would leave it: ready on 1 November 2030. */
function readyContent(): Content {
  const { articles, ...pages } = published;
  const content: Content = { ...structuredClone(pages), articles: articles.map(({ body, ...article }) => ({ ...structuredClone(article), body })) };
  fillIn(content);
  Object.assign(content.promotion, { signUpsOpenOn: '2030-12-01', signUpsCloseOn: '2030-12-24', drawOn: '2030-12-25', listPublishedBy: '2030-12-27' });
  content.home.newsletter.text = 'Os artigos novos, por e-mail.';
  content.site.contactConfirmedUntil = '2031-06-01';
  for (const article of content.articles) {
    article.reviewedOn = '2030-06-01';
    for (const source of article.sources) source.consultedOn = '2030-06-01';
  }
  return content;
}

function fillIn(value: unknown) {
  if (value === null || typeof value !== 'object') return;
  if ('placeholder' in value && 'value' in value) {
    delete value.placeholder;
    if (typeof value.value === 'string') value.value = value.value.startsWith('https:') ? 'https://www.wikipedia.org/' : 'Valor verdadeiro';
  }
  for (const part of Object.values(value)) fillIn(part);
}

const today = '2030-11-01';
const first = <T>(list: T[]): T => list[0] as T;
const found = (change: (content: Content) => void, day = today) => {
  const content = readyContent();
  change(content);
  return launchFindings(content, day).map(({ kind, file, field }) => [kind, file, field].filter(Boolean).join(' '));
};

describe('the launch check', () => {
  it('lets a finished site through', () => {
    expect(launchFindings(readyContent(), today)).toEqual([]);
    expect(summaryLine([])).toBe('Verificação de lançamento: nada por resolver');
  });

  it('lists every declared placeholder of the content as it stands, with what must replace it', () => {
    const findings = launchFindings(published, today).filter(({ kind }) => kind === 'placeholder');
    expect(findings.length).toBe((JSON.stringify(published, (key, value) => (key === 'body' ? undefined : value)).match(/"placeholder":/g) ?? []).length);
    expect(findings.every(({ mend }) => mend.length > 20)).toBe(true);
  });

  it('notices a stand-in that has only lost its notice', () => {
    expect(
      found((content) => {
        content.site.controller.name.value = '[nome a preencher]';
      }),
    ).toEqual(['placeholder site.yaml controller.name.value', 'controller legal/privacy.yaml']);
  });

  it('notices an example address that no longer says it is one', () => {
    expect(
      found((content) => {
        content.site.address.value = 'https://sorteio.example';
        first(content.rules.sections).content += ' Veja [isto](https://nada.example/x).';
      }),
    ).toEqual(['address site.yaml address.value', 'address rules.yaml sections[0].content']);
  });

  it('wants a promotion that is still ahead', () => {
    expect(found(() => {}, '2030-12-10')).toEqual([]);
    expect(found(() => {}, '2030-12-26')).toEqual(['signUpsOpenOn', 'signUpsCloseOn', 'drawOn'].map((day) => `promotion promotion.yaml ${day}`));
  });

  it('does not let a draw through without its authorisation', () => {
    expect(
      found((content) => {
        content.promotion.authorisation = { value: 'sem número', placeholder: 'O número da autorização.' };
      }),
    ).toEqual(['placeholder promotion.yaml authorisation', 'promotion promotion.yaml authorisation']);
  });

  it('says that a newsletter which is not connected signs nobody up', () => {
    expect(
      found((content) => {
        content.home.newsletter.text = published.home.newsletter.text;
      }),
    ).toEqual(['newsletter home.yaml newsletter.text']);
  });

  it('counts a year from the day a source was consulted and an article reviewed', () => {
    const change = (content: Content) => {
      first(content.articles).reviewedOn = '2029-10-31';
      first(content.articles[1]?.sources ?? []).consultedOn = '2029-11-01';
    };
    expect(found(change)).toEqual([`freshness ${first(published.articles).file} reviewedOn`]);
    expect(found(change, '2030-11-02')).toHaveLength(2);
  });

  it('wants the contact confirmed anew on the day on which security.txt expires', () => {
    const change = (content: Content) => {
      content.site.contactConfirmedUntil = '2030-11-02';
    };
    expect(found(change, '2030-11-01')).toEqual([]);
    expect(found(change, '2030-11-02')).toEqual(['freshness site.yaml contactConfirmedUntil']);
  });
});

describe('the report', () => {
  it('says where, what and how, under why it matters', () => {
    const content = readyContent();
    first(content.articles).reviewedOn = '2029-10-01';
    const findings = launchFindings(content, today);
    expect(summaryLine(findings)).toBe('Verificação de lançamento: 1 ponto por resolver — npm run launch-check');
    expect(report(findings)).toBe(`Atualidade: o que foi confirmado há mais de um ano pode ter deixado de ser verdade.

  content/${first(published.articles).file} › reviewedOn
    o artigo foi revisto há mais de um ano, em 1\u00a0de\u00a0outubro de\u00a02029.
    Como resolver: releia o artigo, corrija-o e mude a data da revisão.`);
  });
});
