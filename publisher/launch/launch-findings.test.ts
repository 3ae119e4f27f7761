import { describe, expect, it } from 'vitest';
import type { Content } from '../../src/model/load-content';
import { marksIn } from '../../src/model/marks';
import { fillIn, loadChanged } from '../../tests/changed-content';
import type { Files } from '../../tests/invented-content';
import { actorOf } from './finding';
import { languageFindings } from './language';
import { launchFindings } from './launch-findings';
import { report } from './report';

const today = '2030-11-01';
const unready = loadChanged(() => {}, today);

/** The content as a publisher would leave it: ready on 1 November 2030. `change` comes last. */
function readyContent(change: (files: Files) => void = () => {}, changeArticles: (articles: Content['articles']) => void = () => {}): Content {
  const content = loadChanged((files) => {
    fillIn(files, '2030-10-01');
    Object.assign(files.promotion, { signUpsOpenOn: '2030-12-01', signUpsCloseOn: '2030-12-24', drawOn: '2030-12-25', listPublishedBy: '2030-12-27' });
    files.site.contactConfirmedUntil = '2031-06-01';
    for (const page of [files.responsibleGambling, files.licensedOperators, files.complaints, files.rules])
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
const found = (content: Content, day = today) => launchFindings(content, day).map(({ kind, file, field }) => [kind, file, field].filter(Boolean).join(' '));

describe('the launch check', () => {
  it('lets a finished site through', () => {
    expect(launchFindings(readyContent(), today)).toEqual([]);
  });

  it('lists every mark of the content as it stands, with what must replace it', () => {
    const findings = launchFindings(unready, today).filter(({ kind }) => kind === 'placeholder');
    expect(findings.map(({ file, field }) => [file, field])).toEqual(marksIn(unready).map(({ file, field }) => [file, field]));
    expect(findings.every(({ mend }) => mend.length > 20)).toBe(true);
    expect(findings.find(({ field }) => field?.startsWith('newsletter'))?.mend).toContain('desligue a secção');
  });

  it('does not ask for what is switched off', () => {
    const content = loadChanged((files) => {
      for (const section of ['testimonials', 'figures', 'newsletter']) files.home[section].show = false;
    }, today);
    expect(found(content).filter((finding) => finding.includes('home.yaml'))).toEqual([]);
  });

  it.each([
    ['a licence seen', 'casinos.yaml casinos[1].licence.seenOn', (files: Files) => Object.assign(files.casinos.casinos[1].licence, { seenOn: '2030-09-02' })],
    ['the list of licences read', 'licensed-operators.yaml readOn', (files: Files) => Object.assign(files.licensedOperators.readOn, { value: '2030-09-02' })],
  ])('wants %s in the last sixty days', (_, place, change) => {
    const content = readyContent(change);
    expect(found(content)).toEqual([]);
    expect(found(content, '2030-11-02')).toEqual([`licence ${place}`]);
    expect(found(content, '2030-09-01')).toContain(`licence ${place}`);
  });

  it('wants each partner in the table of who has a licence', () => {
    const content = readyContent((files) => {
      Object.assign(files.casinos.casinos[1].licence, { company: 'Outra, S.A.' });
      Object.assign(files.casinos.casinos[2], { title: 'Casino Velho' }).licence.company = 'Outra, S.A.';
    });
    expect(found(content)).toEqual(['licence casinos.yaml casinos[1].licence.company']);
  });

  it('asks about words that the dictionary does not know until they are accepted, and about those of Brazil; not about addresses and names of files', async () => {
    const words = async (accepted: string[]) => {
      const content = readyContent(
        (files) => {
          files.about.lead += ' Barcos rabelos no celular.';
          files.redirects.redirects.push({ from: '/artigos/quanto-custa-um-bonus', to: '/artigos' });
          files.dictionary.words.push(...accepted);
        },
        ([article]) => article?.pictures.push({ name: 'foto.jpg', alt: 'O rio.', caption: '' }),
      );
      return (await languageFindings(content))
        .map(({ file, field, what }) => `${file} ${field} ${what}`)
        .filter((finding) => /rabelos|celular|bonus|jpg/.test(finding));
    };
    const ofBrazil = 'about.yaml lead «celular» não se diz assim em Portugal.';
    expect(await words([])).toEqual(['about.yaml lead o dicionário não conhece «rabelos».', ofBrazil]);
    expect(await words(['rabelos'])).toEqual([ofBrazil]);
  });

  it('notices an example address in a text', () => {
    const content = readyContent(({ rules }) => Object.assign(rules.sections[0], { content: 'Veja [isto](https://nada.example/x).' }));
    expect(found(content)).toEqual(['address rules.yaml sections[0].content']);
  });

  it('wants a promotion that is still ahead', () => {
    const content = readyContent();
    expect(found(content, '2030-11-30')).toEqual([]);
    expect(found(content, '2030-12-26').filter((finding) => finding.startsWith('promotion'))).toEqual(
      ['signUpsOpenOn', 'signUpsCloseOn', 'drawOn'].map((day) => `promotion promotion.yaml ${day}`),
    );
  });

  it('counts a year from the day a source was consulted and an article reviewed', () => {
    const change = (articles: Content['articles']) => {
      first(articles).reviewedOn = '2029-10-31';
      first(articles[1]?.sources ?? []).consultedOn = '2029-11-01';
    };
    const content = readyContent((files) => {
      first<{ consultedOn: string }>(files.complaints.sources).consultedOn = '2029-11-01';
    }, change);
    expect(found(content)).toEqual([`freshness ${first(content.articles).file} reviewedOn`]);
    expect(found(content, '2030-11-02')).toHaveLength(3);
  });

  it('wants the contact confirmed anew on the day on which security.txt expires', () => {
    const content = readyContent(({ site }) => Object.assign(site, { contactConfirmedUntil: '2030-11-02' }));
    expect(found(content)).toEqual([]);
    expect(found(content, '2030-11-02')).toEqual(['freshness site.yaml contactConfirmedUntil']);
  });
});

describe('the report', () => {
  it('says who must act, where, what and how, with a link to the field at the desk; and what is new', () => {
    const content = readyContent(undefined, (articles) => {
      first(articles).reviewedOn = '2029-10-01';
    });
    const findings = launchFindings(content, today).map((finding) => ({ ...finding, isNew: true }));
    const { file } = first(content.articles);
    expect(report(findings)).toBe(`Quem publica: textos, parceiros e datas, na mesa

  Artigo (content/${file})

    [novo] A data da última revisão
      o artigo foi revisto há mais de um ano, em 1\u00a0de\u00a0outubro de\u00a02029.
      Como resolver: releia o artigo, corrija-o e mude a data da revisão.
      Na mesa: http://localhost:5175/mesa/#/${file}?campo=reviewedOn


1 ponto por resolver, 1 de novo.`);
  });

  it('names every field of the content as the desk does', () => {
    const words = report(launchFindings(unready, today));
    for (const { file, field = '' } of launchFindings(unready, today)) expect(words).toContain(`#/${file}?${new URLSearchParams({ campo: field })}`);
    expect(words).toContain('Casinos › 1\n');
    expect(words).not.toMatch(/^ {4}(\[novo\] )?[a-z]+(\[|\.|$)/m);
  });

  it('groups by who must act', () => {
    const groups = ['casinos.yaml casinos[0]', 'legal/privacy.yaml a', 'site.yaml controller.name', 'site.yaml address', 'home.yaml newsletter.service'];
    const actors = groups.map((place) => actorOf({ file: place.split(' ')[0] ?? '', field: place.split(' ')[1] }));
    expect(actors.join()).toBe('publisher,lawyer,lawyer,host,host');
  });
});
