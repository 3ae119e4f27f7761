import { expect, test } from '@playwright/test';
import { dayInWords } from '../src/model/words';
import { articlePath, routes } from '../src/routes';
import { sectionOf } from './section';
import { content } from './site-content';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const { articles, articleList } = content;

test('the list has the articles, each with title, excerpt and a button Ler artigo', async ({ page }) => {
  await page.goto(routes.articles);
  await expect(page.getByRole('heading', { level: 1, name: articleList.title, exact: true })).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(articles.length);
  for (const [index, { slug, title, excerpt }] of articles.entries()) {
    await expect(cards.nth(index).getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await expect(cards.nth(index).getByText(excerpt)).toBeVisible();
    const button = cards.nth(index).getByRole('link', { name: 'Ler artigo' });
    await expect(button).toHaveText(`Ler artigo: ${title}`);
    await expect(button).toHaveAttribute('href', articlePath(slug));
  }
});

test('Ler artigo opens the article', async ({ page }) => {
  await page.goto(routes.articles);
  await page
    .getByRole('link', { name: /^Ler artigo/ })
    .first()
    .click();
  await expect(page).toHaveURL(articlePath(articles[0]?.slug ?? ''));
  await expect(page.getByRole('heading', { level: 1, name: articles[0]?.title, exact: true })).toBeVisible();
});

for (const { slug, title, headings, sources, reviewedOn, related } of articles) {
  test(`${slug} has its contents, sources, related articles and date`, async ({ page }) => {
    await page.goto(articlePath(slug));
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(sectionOf(page, 'Fontes').getByRole('listitem')).toHaveCount(sources.length);
    await expect(sectionOf(page, 'Artigos relacionados').getByRole('listitem')).toHaveCount(related.length);
    await expect(page.getByText('Revisto a').getByRole('time')).toHaveText(dayInWords(reviewedOn));

    const links = page.getByRole('navigation', { name: 'Neste artigo' }).getByRole('link');
    const sections = headings.filter(({ level }) => level === 2);
    await expect(links).toHaveText(sections.map(({ text }) => text));
    await links.last().click();
    await expect(page).toHaveURL(`${articlePath(slug)}#${sections.at(-1)?.id}`);
    await expect(page.getByRole('heading', { level: 2, name: sections.at(-1)?.text, exact: true })).toBeInViewport();
  });
}
