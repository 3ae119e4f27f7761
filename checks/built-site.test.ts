import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { type Inline, securityHeaders } from '../build/policy';
import { loadContent } from '../src/content/content';
import { files, pageAt, pages } from './site';

const { casinos, rights, site } = loadContent('content');
const partners = new Set(casinos.casinos.map(({ link }) => link));

/** Compressed, in KB, with a fifth of slack above what the heaviest page weighed when this was written. */
const heaviest = { page: 23, drawing: 19, script: 78 };

const addresses = new Set(pages.map(({ address }) => address));
const kilobytes = (data: string | Buffer) => brotliCompressSync(data).length / 1000;

describe.each(pages)('$address', ({ address, html, $ }) => {
  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:document'],
      rules: {
        // React writes attributes as it names them, void elements with a slash, and boolean attributes as empty ones.
        'attr-case': 'off',
        'void-style': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        doctype: 'off',
        'doctype-style': 'off',
        // Lists without bullets: see biome.jsonc.
        'no-redundant-role': 'off',
        'prefer-native-element': 'off',
        'no-trailing-whitespace': 'off',
        'long-title': 'off',
        'require-sri': 'off',
        'svg-focusable': 'off',
        'tel-non-breaking': 'off',
        'no-inline-style': 'error',
      },
    });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`))).toEqual([]);
  });

  it('has a title with the product’s name, a description, one main heading besides the gate’s, and one language', () => {
    expect($('title').text()).toMatch(/.+ \| Sorteio Mágico de Natal$/);
    expect($('meta[name=description]').attr('content')?.length).toBeGreaterThan(20);
    expect($('h1')).toHaveLength(1);
    expect($('html').attr('lang')).toBe('pt-PT');
  });

  it('asks for files that are there', () => {
    const wanted = $('[src], link[href^="/"], [srcset]')
      .toArray()
      .flatMap((element) => [$(element).attr('src'), $(element).attr('srcset'), element.tagName === 'link' ? $(element).attr('href') : undefined])
      .concat([...html.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url.replace(/["']/g, '')))
      .filter((url): url is string => url?.startsWith('/') === true && !addresses.has(url));
    const lost = wanted.filter((url) => {
      const [path = '', view] = url.slice(1).split('#');
      return !files.includes(path) || (view && !readFileSync(`dist/${path}`, 'utf8').includes(`id="${view}"`));
    });
    expect(lost).toEqual([]);
  });

  it('opens what leaves in a new tab, says so, and tells partners alone which site the reader comes from', () => {
    for (const link of $('a[href^="http"]').toArray()) {
      const { href = '', target, rel, referrerpolicy: told } = $(link).attr() ?? {};
      expect($(link).text()).toMatch(/\S \(abre num novo separador\)$/);
      expect([target, rel, told], href).toEqual(partners.has(href) ? ['_blank', 'sponsored noopener', 'origin'] : ['_blank', 'noopener noreferrer', undefined]);
    }
  });

  it('runs no script and shows no style that the policy does not know', () => {
    const inline = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).html() ?? '');
    const page: Inline = { scripts: inline('script:not([src])'), styles: inline('style') };
    const served = readFileSync('dist/_headers', 'utf8');
    for (const hash of securityHeaders(page)['Content-Security-Policy']?.match(/'sha256-[^']+'/g) ?? []) expect(served).toContain(hash);
  });

  it('is closed until the visitor has confirmed', () => {
    expect($('[data-site]').attr('hidden')).toBeDefined();
    expect($('[data-gate]').attr('hidden')).toBeUndefined();
  });

  it(`weighs at most ${heaviest.page} KB`, () => expect(kilobytes(html), `${address} weighs more; drawings belong in files`).toBeLessThan(heaviest.page));
});

it('every file is as light as it must be', () => {
  const heavy = files
    .filter((file) => /^assets\/.*\.(?:svg|js)$/.test(file))
    .map((file) => ({ file, is: kilobytes(readFileSync(`dist/${file}`)), limit: file.endsWith('.js') ? heaviest.script : heaviest.drawing }))
    .filter(({ is, limit }) => is > limit)
    .map(({ file, is, limit }) => `${file} weighs ${is.toFixed(1)} KB, ${(is - limit).toFixed(1)} more than it may`);
  expect(heavy).toEqual([]);
});

it('the inline script of gate and banner is under 1.5 KB', () => {
  for (const { $ } of pages) expect(Buffer.byteLength($('head script').first().html() ?? '')).toBeLessThan(1500);
});

it('class names are such that blockers leave them alone', () => {
  const names = pages.flatMap(({ html }) => [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
  expect(names.filter((name) => /^_?ad|banner|cookie|sponsor/i.test(name))).toEqual([]);
});

const known = pages.filter(({ address }) => address !== '/404');

it.each(known)('$address gives search engines its own address', ({ address, $ }) => {
  expect($('link[rel=canonical]').attr('href')).toBe(site.address.value + address);
});

it('each letter opens as a message with its subject and its whole text', () => {
  const { $ } = pageAt('/direitos');
  const parts = (href: string) => href.split(/[?&=]/).map(decodeURIComponent);
  const messages = $('main a[href^="mailto:?"]').map((_, link) => [parts($(link).attr('href') ?? '')]);
  expect(messages.toArray()).toEqual(rights.letters.items.map(({ subject, body }) => ['mailto:', 'subject', subject, 'body', body.replaceAll('\n', '\r\n')]));
});

it('the sitemap has every page but the one for unknown addresses', () => {
  const listed = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(listed.sort()).toEqual([...addresses].filter((address) => address !== '/404').sort());
});
