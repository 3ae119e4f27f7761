import { expect, it } from 'vitest';
import { projectRoot } from '../../paths';
import { loadContent } from '../model/load-content';
import { structuredDataFor } from './structured-data';

// What the graph must hold, checks/structured-data.ts asks of every page.
it('no title can end the script that it stands in', () => {
  const { site } = loadContent(`${projectRoot}tests/content`);
  const headline = 'A </script><script>alert(1)</script>';
  const json = structuredDataFor({ path: '/artigos/a', structuredData: [{ '@type': 'Article', headline }] }, site, (path) => `https://site.example${path}`);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][2].headline).toBe(headline);
});
