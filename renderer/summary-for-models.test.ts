import { expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { loadContent } from '../src/model/load-content';
import { articlePath, routes } from '../src/routes';
import { pagesOf } from '../src/site';
import { summaryForModels } from './summary-for-models';

const content = loadContent(contentFolder);
const base = content.site.address.value;

it('the summary names every page, and the newest fifty articles', () => {
  const [article] = content.articles;
  if (!article) throw new Error('content/ has no article.');
  const many = Array.from({ length: 60 }, (_, index) => ({ ...article, slug: `a-${index}` }));
  const text = summaryForModels({ ...content, articles: many }, pagesOf(content));
  for (const path of Object.values(routes)) expect(text).toContain(`(${base}${path})`);
  expect(text).toContain(`(${base}${articlePath('a-49')})`);
  expect(text).not.toContain(`(${base}${articlePath('a-50')})`);
});

it('the summary gives the help line before anything else', () => {
  const text = summaryForModels(content, pagesOf(content));
  expect(text.indexOf(content.facts.helpLine)).toBeLessThan(text.indexOf('## '));
});
