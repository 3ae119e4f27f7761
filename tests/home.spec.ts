import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { sectionOf } from './section';
import { content } from './site-content';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const { home, casinos, facts } = content;

test.beforeEach(({ page }) => page.goto(routes.home));

test('the hero has the title and the tagline', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: home.hero.title, exact: true })).toBeVisible();
  await expect(page.getByText(home.hero.tagline)).toBeVisible();
});

test('the ticket lies beside the words of the hero, and below them on a phone', async ({ page }) => {
  const boxes = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const parts = [page.getByRole('heading', { level: 1 }), page.locator('time')];
    const [title, ticket] = await Promise.all(parts.map((part) => part.boundingBox()));
    if (!title || !ticket) throw new Error('The hero has no title or no ticket.');
    return { title, ticket };
  };
  for (const width of [768, 1440]) {
    const { title, ticket } = await boxes(width);
    expect(title.x + title.width, `at ${width} px`).toBeLessThan(ticket.x);
  }
  const { title, ticket } = await boxes(390);
  expect(title.y + title.height).toBeLessThan(ticket.y);
});

test('the sections follow in the order of the specification', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    ...[home.casinos.title, home.steps.title],
    ...[home.testimonials, home.figures, home.newsletter].filter(({ show }) => show).map(({ title }) => title),
    home.navigation.title,
  ]);
});

test('the featured casinos, each with a short description and a button to its own site in a new tab', async ({ page }) => {
  const cards = sectionOf(page, home.casinos.title).getByRole('article');
  await expect(cards).toHaveCount(casinos.casinos.length);
  for (const [index, { title, description, buttonLabel, link }] of casinos.casinos.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
    const button = card.getByRole('link', { name: buttonLabel });
    await expect(button).toHaveAttribute('href', link);
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('rel', /sponsored/);
  }
});

test('each of them is marked as advertising and points to the regulator without naming the partner', async ({ page }) => {
  for (const card of await sectionOf(page, home.casinos.title).getByRole('article').all()) {
    await expect(card.getByText(`Publicidade · ${facts.minimumAge}+`)).toBeVisible();
    const check = card.getByRole('link', { name: 'Confirme na lista do SRIJ' });
    await expect(check).toHaveAttribute('href', facts.licenceList);
    await expect(check).toHaveAccessibleName('Confirme na lista do SRIJ (abre num novo separador)');
  }
});

test('the steps have a number, a title and a text', async ({ page }) => {
  const steps = sectionOf(page, home.steps.title).getByRole('listitem');
  await expect(steps).toHaveText(home.steps.items.map(({ number, title, text }) => `${number}${title}${text}`));
  await expect(steps.getByRole('heading')).toHaveText(home.steps.items.map(({ title }) => title));
});

test('testimonials have a quote, an author and a city', async ({ page }) => {
  test.skip(!home.testimonials.show, 'The publisher does not show it.');
  await expect(sectionOf(page, home.testimonials.title).getByRole('figure')).toHaveText(
    home.testimonials.items.map(({ quote, author, city }) => `«${quote}»${author}, ${city}`),
  );
});

test('each figure stands with what it counts', async ({ page }) => {
  test.skip(!home.figures.show, 'The publisher does not show it.');
  const figures = sectionOf(page, home.figures.title);
  await expect(figures.getByRole('definition')).toHaveText(home.figures.items.map(({ number }) => number));
  await expect(figures.getByRole('term')).toHaveText(home.figures.items.map(({ label }) => label));
});

test('the navigation grid leads to its pages', async ({ page }) => {
  const links = sectionOf(page, home.navigation.title).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    home.navigation.entries.flatMap((entry) => ('to' in entry ? [entry.to] : [])),
  );
  await expect(sectionOf(page, home.navigation.title).getByRole('button')).toHaveCount(home.navigation.entries.filter((entry) => 'pending' in entry).length);
});
