import { expect, inject, test } from 'vitest';
import { ask } from './ask';
test('x', async () => {
  const ports = inject('ports');
  for (const [name, port] of Object.entries(ports)) for (const path of ['/', '/artigos', '/artigos/', '/artigos/?a=1', '/nada', '//artigos', '/_headers','/.well-known/x', '/404', '/assets', '/assets/x.js', '/artigos/../regras', '/artigos.html.br'])
   for (const method of ['GET','POST']) {
    const a = await ask(port, path, { method, headers: { 'Accept-Encoding': 'gzip, br' } }).catch((e) => e);
    console.log(name, method, path, a.status ?? a, ...(a.status ? ['Location','Content-Type','Content-Encoding','Vary','Cache-Control','Cross-Origin-Resource-Policy','Allow','X-Frame-Options', 'ETag'].map((n) => a.all(n).join('|')): []), a.body?.length);
  }
  expect(1).toBe(1);
});
