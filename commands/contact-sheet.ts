/*
 * Photographs every page of dist/ at three widths in every visitor state, into build/contact-sheet/.
 * `npm run contact-sheet -- regras first 390` keeps to what its words name.
 */
import { mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { createSiteServer } from '../deploy/local-server';
import { buildFolder } from '../paths';
import { chromiumOptions } from '../tests/chromium';
import { sitePaths } from '../tests/published-site';

const widths = [390, 768, 1440];
const states = {
  gate: {},
  banner: { ageVerified: 'true' },
  returning: { ageVerified: 'true', cookieConsent: 'true' },
};

const folder = `${buildFolder}/contact-sheet`;
const wanted = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const server = createSiteServer().listen(0, 'localhost');
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(chromiumOptions());

for (const path of [...sitePaths(), '/nada-aqui']) {
  for (const [state, stored] of Object.entries(states)) {
    for (const width of widths) {
      const name = `${path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-')}-${state}-${width}`;
      if (!wanted.every((word) => name.includes(word))) continue;
      const page = await browser.newPage({
        baseURL: origin,
        viewport: { width, height: Math.round(width * (width < 500 ? 2 : 0.72)) },
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, stored);
      await page.goto(path, { waitUntil: 'networkidle' });
      // A picture of the whole page is taken without scrolling: what is laid out only when it comes near would be blank.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: state === 'returning' });
      await page.close();
    }
  }
}

await browser.close();
server.close();
console.log(`build/contact-sheet/`);
