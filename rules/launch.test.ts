import { describe, expect, it } from 'vitest';
import { type Content, marksIn } from '../src/model/content';
import { fillIn, loadChanged } from '../tests/changed-content';
import type { Files } from '../tests/invented-content';
import { judge } from './rule';
import { launch, remarkedOfAll } from './rulebook';

const today = '2030-11-01';
const unready = loadChanged(() => {}, today);

/** The content as a publisher would leave it: ready on 1 November 2030. `change` comes last. */
function readyContent(change: (files: Files) => void = () => {}, changeArticles: (articles: Content['articles']) => void = () => {}): Content {
  const content = loadChanged((files) => {
    fillIn(files, '2030-10-01');
    Object.assign(files.promotion, { signUpsOpenOn: '2030-12-01', signUpsCloseOn: '2030-12-24', drawOn: '2030-12-25', listPublishedBy: '2030-12-27' });
    files.site.contactConfirmedUntil = '2031-06-01';
    for (const page of [files.responsibleGambling, files.licensedOperators, files.rights, files.casinos, files.rules])
      for (const source of page.sources) source.consultedOn = '2030-06-01';
    change(files);
  }, today);
  for (const article of content.articles) {
    article.reviewedOn = '2030-06-01';
    for (const source of article.sources) source.consultedOn = '2030-06-01';
  }
  changeArticles(content.articles);
  return content;
}

const first = <T>(list: T[]): T => list[0] as T;
const findings = (content: Content, day = today) => judge(launch, { content, today: day });
const found = (content: Content, day?: string) => findings(content, day).map(({ rule, file, field }) => [rule, file, field].filter(Boolean).join(' '));

describe('the launch check', () => {
  it('lets a finished site through', () => {
    expect(found(readyContent())).toEqual([]);
  });

  it('lists every mark of the content as it stands, with what must replace it', () => {
    const marked = findings(unready).filter(({ rule }) => rule === 'marks');
    expect(marked.map(({ file, field }) => [file, field])).toEqual(marksIn(unready).map(({ file, field }) => [file, field]));
    expect(marked.every(({ mend }) => mend.length > 20)).toBe(true);
    expect(marked.find(({ field }) => field?.startsWith('newsletter'))?.mend).toContain('desligue a secção');
  });

  it('lets through what is switched off', () => {
    const content = loadChanged((files) => {
      fillIn(files.home.figures, today);
      files.home.testimonials.show = false;
      files.home.newsletter.show = false;
    }, today);
    expect(found(content).filter((finding) => finding.includes('home.yaml'))).toEqual([]);
  });

  it.each([
    ['a licence seen', 'casinos.yaml casinos[1].licence.seenOn', (files: Files) => Object.assign(files.casinos.casinos[1].licence, { seenOn: '2030-09-02' })],
    ['the list of licences read', 'licensed-operators.yaml readOn', (files: Files) => Object.assign(files.licensedOperators.readOn, { value: '2030-09-02' })],
    ['its domains read', 'licensed-operators.yaml domainsReadOn', (files: Files) => Object.assign(files.licensedOperators, { domainsReadOn: '2030-09-02' })],
  ])('wants %s in the last sixty days', (_, place, change) => {
    const content = readyContent(change);
    expect(found(content)).toEqual([]);
    expect(found(content, '2030-11-02')).toEqual([`licences ${place}`]);
    expect(found(content, '2030-09-01')).toContain(`licences ${place}`);
  });

  it('wants the domain of each partner in the table of who has a licence', () => {
    const content = readyContent(({ casinos }) => {
      const [one, two, three] = casinos.casinos;
      one.link = 'https://wikipedia.org.outra.pt/';
      // The domain counts, whatever the brand and the company are called.
      Object.assign(two, { title: 'Outra', link: 'https://www.wikipedia.org/?de=nos' }).licence.company = 'Outra, S.A.';
      Object.assign(three, { link: 'https://afiliados.pt/123' }).licence.domain = 'wikipedia.org';
    });
    expect(found(content)).toEqual(['licences casinos.yaml casinos[0].licence.domain']);
  });

  it('notices an example address in a text', () => {
    const content = readyContent(({ rules }) => Object.assign(rules.sections[0], { content: 'Veja [isto](https://nada.example/x).' }));
    expect(found(content)).toEqual(['example-addresses rules.yaml sections[0].content']);
  });

  it('wants a promotion that is still ahead', () => {
    const content = readyContent();
    expect(found(content, '2030-11-30')).toEqual([]);
    expect(found(content, '2030-12-26').filter((finding) => finding.startsWith('promotion-dates'))).toEqual(
      ['signUpsOpenOn', 'signUpsCloseOn', 'drawOn'].map((day) => `promotion-dates promotion.yaml ${day}`),
    );
  });

  it.each([
    ['um cheque de 500€', 1],
    ['um vale para gastar numa livraria', 1],
    ['um cheque-prenda', 1],
    ['dois cartões-presente', 1],
    ['500 euros', 1],
    ['100€ em rodadas grátis no Casino Solverde', 1],
    ['cem apostas', 1],
    ['quinhentos euros', 1],
    ['cinco notas de 100', 1],
    ['uma raspadinha por dia', 1],
    ['o equivalente em Bitcoin', 1],
    ['um cabaz que vale muito', 0],
    ['livros à escolha, no valor de 500€', 0],
    ['um cabaz avaliado em cem euros', 0],
    ['um cabaz de Natal, no valor de 100€', 0],
    ['uma viagem à Madeira para duas pessoas', 0],
  ])('wants a prize that is a thing: %s', (value, count) => {
    const content = readyContent(({ promotion, rules }) => {
      promotion.prize = { value };
      rules.lead = value;
    });
    expect(found(content)).toEqual(Array(count).fill('prize promotion.yaml prize.value'));
  });

  it('counts a year from the day a source was consulted and an article reviewed', () => {
    const change = (articles: Content['articles']) => {
      first(articles).reviewedOn = '2029-10-31';
      first(articles[1]?.sources ?? []).consultedOn = '2029-11-01';
    };
    const content = readyContent((files) => {
      first<{ consultedOn: string }>(files.rights.sources).consultedOn = '2029-11-01';
    }, change);
    expect(found(content)).toEqual([`freshness ${first(content.articles).file} reviewedOn`]);
    expect(found(content, '2030-11-02')).toHaveLength(3);
  });

  it.each([
    [2025, ['o rodapé diz «© 2025», e a edição é de 2030.']],
    [2030, []],
  ])('remarks on a footer whose year is not that of the edition: %d', (copyrightYear, expected) => {
    const content = readyContent(({ site }) => Object.assign(site, { copyrightYear }));
    expect(judge(remarkedOfAll, { content, today }).map(({ what }) => what)).toEqual(expected);
  });

  it('wants the contact confirmed anew on the day on which security.txt expires', () => {
    const content = readyContent(({ site }) => Object.assign(site, { contactConfirmedUntil: '2030-11-02' }));
    expect(found(content)).toEqual([]);
    expect(found(content, '2030-11-02')).toEqual(['freshness site.yaml contactConfirmedUntil']);
  });
});
