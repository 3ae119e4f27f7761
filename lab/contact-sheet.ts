/*
 * Photographs every page of dist/ at three widths in every visitor state, into build/contact-sheet/.
 * `npm run contact-sheet -- regras first 390` keeps to what its words name.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { readSite } from '../checks/built-site';
import { chromiumOptions } from '../commands/chromium';
import { createSiteServer } from '../deploy/local-server';
import { listen } from '../deploy/loopback';
import { buildFolder } from '../paths';
import { storeAnswers, visitorStates } from './bench/page-load';

const widths = [390, 768, 1440];
const folder = `${buildFolder}/contact-sheet`;
const wanted = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const { origin, stop } = await listen(createSiteServer());
const browser = await chromium.launch(chromiumOptions());

for (const { path = '/nada-aqui' } of readSite().pages) {
  for (const [state, stored] of Object.entries(visitorStates)) {
    for (const width of widths) {
      const name = `${path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-')}-${state}-${width}`;
      if (!wanted.every((word) => name.includes(word))) continue;
      const page = await browser.newPage({
        baseURL: origin,
        viewport: { width, height: Math.round(width * (width < 500 ? 2 : 0.72)) },
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      await storeAnswers(page, stored);
      await page.goto(path, { waitUntil: 'networkidle' });
      // A picture of the whole page is taken without scrolling: what is laid out only when it comes near would be blank.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: state === 'returning' });
      await page.close();
    }
  }
}

await browser.close();
stop();
console.log(`build/contact-sheet/`);
