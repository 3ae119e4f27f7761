import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stringify } from 'yaml';
import { z } from 'zod';
import { contentFiles } from '../src/model/content';
import { partnerSchema } from '../src/model/schemas/casinos';
import { articleWith } from './copy-article';

// biome-ignore lint/suspicious/noExplicitAny: tests change records by hand, as an editor does; the loader then checks them.
export type Files = { [Name in keyof typeof contentFiles]: any };

/** Each file with all that its schema requires, every mark set, and no more but what tests ask for by name. */
function inventedFiles(): Files {
  const files = Object.fromEntries(Object.entries(contentFiles).map(([name, { schema }]) => [name, example(schema, [name])])) as Files;
  const { about, casinos, dictionary, facts, licensedOperators, privacy, promotion, responsibleGambling, rights, rules, site, terms } = files;
  Object.assign(promotion, {
    signUpsOpenOn: '2025-12-01',
    signUpsCloseOn: '2025-12-24',
    drawOn: '2025-12-25',
    contactWithinHours: 48,
    listPublishedBy: '2025-12-27',
    signUpAt: 'https://inscricoes.test/',
    winnersAt: '/artigos/barcos-de-papel',
  });
  Object.assign(facts, { minimumAge: 18, helpLine: '1414', bonusValidityDays: [7, 15, 30], rollover: { multiplier: 35, bonus: 100, returnToPlayer: 96 } });
  Object.assign(site, { copyrightYear: 2025, contactConfirmedUntil: '2027-11-20' });
  site.footer.text = 'Veja [a autoexclusão](/jogo-responsavel#autoexclusao).';
  about.contact.text = 'Veja [a ajuda](/jogo-responsavel#apoio).';
  rules.sections[2].content = 'Veja [as dobras](/artigos/barcos-de-papel).';
  rules.faq[1].drawState = true;
  const [{ parts }] = responsibleGambling.doors;
  parts.push({ ...parts[0], id: 'autoexclusao', title: 'Sair de todos', content: 'Basta uma vez.' });
  responsibleGambling.help.id = 'apoio';
  casinos.casinos = ['um', 'dois', 'tres'].map((name, index) => ({
    ...(example(partnerSchema, ['casinos', index]) as object),
    link: `https://${name}.example/`,
  }));
  casinos.casinos[1].longDescription = 'Nas mesas conta {{contribuicao-mesas}}.';
  rights.sources[0].readAs = 'copia';
  Object.assign(licensedOperators.operators[0], { brand: 'Velho', domain: 'wikipedia.org', company: 'Empresa, S.A.' });
  rights.unpaid.parts.push({ id: 'degrau-dois', title: 'O segundo degrau', inShort: 'O essencial do segundo.', content: 'O que diz o segundo.' });
  casinos.turnTo.doors[0].to = '/direitos#rights-unpaid-id';
  casinos.turnTo.doors.push({ ...casinos.turnTo.doors[0], id: 'ajuda', to: '/jogo-responsavel' });
  privacy.sections[1].values = [{ label: 'O prazo', value: 'a anunciar', placeholder: 'O prazo por que se guardam os dados.' }];
  terms.changes = [{ on: '2025-11-02', what: 'terms changes what' }];
  dictionary.words = ['rollover'];
  return files;
}

/** What a schema accepts, as short as it may be; a text says where it stands, if that fits: `home hero title`. */
function example(schema: z.core.$ZodType, place: (string | number)[]): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') {
    const required = Object.entries(def.shape).filter(([key, field]) => key === 'placeholder' || field._zod.optin !== 'optional');
    return Object.fromEntries(required.map(([key, field]) => [key, example(field, [...place, key])]));
  }
  if (def.type === 'optional') return example(def.innerType, place);
  if (def.type === 'union') return example(def.options[0] as z.core.$ZodType, place);
  // The next one for each member of a list.
  if (def.type === 'enum') return Object.values(def.entries)[Number(place.at(-2)) || 0];
  if (def.type === 'array') {
    const list = (length: number) => Array.from({ length }, (_, index) => example(def.element, [...place, index]));
    return list([0, 1, 2, 3, 4, 5, 6].find((length) => suits(schema, list(length))) ?? 0);
  }
  const value = values(place).find((one) => suits(schema, one));
  if (value === undefined) throw new Error(`tests/invented-content.ts has no value that suits ${place.join('.')}.`);
  return value;
}

/** How the fields of a record go together is for inventedFiles to see to. */
const suits = (schema: z.core.$ZodType, value: unknown) => !z.safeParse(schema, value).error?.issues.some(({ path }) => path.length === 0);

/** A short text that keeps its last words comes after the slug, which it might be taken for. */
const values = (place: (string | number)[]) => {
  const slug = place.join('-').replace(/[A-Z]/g, '-$&').toLowerCase();
  const [text, ...shorter] = place.map((_, index) => place.slice(index).join(' '));
  return [text, slug, ...shorter, `${slug}.test`, `https://${slug}.test/`, 'https://site.example', '2025-11-01', '7', '/', 1, true];
};

/** Writes the invented content into `folder`, as `change` leaves it, with two articles that lead to each other. */
export function writeInvented(folder: string, change: (files: Files) => void = () => {}): void {
  const files = inventedFiles();
  change(files);
  mkdirSync(join(folder, 'legal'), { recursive: true });
  for (const [name, { file }] of Object.entries(contentFiles)) writeFileSync(join(folder, file), stringify(files[name as keyof Files]));
  mkdirSync(join(folder, 'articles'), { recursive: true });
  const article = readFileSync(join(import.meta.dirname, 'invented-article.md'), 'utf8');
  writeFileSync(join(folder, 'articles/barcos-de-papel.md'), article);
  const other = { title: 'Ruas de pedra', slug: 'ruas-de-pedra', description: 'Uma frase só deste.', related: '[barcos-de-papel]' };
  writeFileSync(join(folder, 'articles/ruas-de-pedra.md'), articleWith(article, other));
}

/** Unit tests find it as their `contentFolder`: no edit of what is published turns them red. */
export function setup({ config }: TestProject) {
  const folder = config.env.CONTENT_FOLDER ?? '';
  rmSync(folder, { recursive: true, force: true });
  writeInvented(folder);
}
