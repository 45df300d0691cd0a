import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { wake } from './patience.ts';
import { quietConsole, signInByService } from './shopper.ts';

/** Ids of the products that the page links to, once for each card. */
const idsOf = (hrefs: (string | null)[]) =>
  hrefs.flatMap((href) => /^\/products\/(\d+)/.exec(href ?? '')?.[1] ?? []);

test('the doors of the hero lead to products that are in stock', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Offers of the season' });
  const doors = hero.getByRole('list').getByRole('link');
  await expect(doors).toHaveCount(3);
  const hrefs = await doors.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of hrefs) {
    await page.goto(href ?? '');
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  }
});

test('another banner comes when it is asked for, with doors of its own', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Offers of the season' });
  const title = await hero.getByRole('heading', { level: 2 }).textContent();
  await hero.getByRole('button', { name: 'Show banner 2' }).click();
  await expect(hero.getByRole('heading', { level: 2 })).not.toHaveText(title ?? '');
  await expect(hero.getByRole('list').getByRole('link')).toHaveCount(3);
});

test('no product stands twice on home, and the clock has figures before the first touch', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('timer').first()).toHaveText(/\d\d/);
  // What is far comes as one gets near.
  await wake(page);
  const end = page.getByRole('region', { name: 'More good stuff' });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(end.getByRole('article').first()).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  const links = page.getByRole('main').locator('a[href^="/products/"]');
  const ids = idsOf(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
  expect(ids.length).toBeGreaterThan(60);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('who has reached the foot of home keeps it: cards fill the places above it, and a button asks for more', async ({
  page,
}) => {
  await page.goto('/');
  await wake(page);
  const more = page.getByRole('region', { name: 'More good stuff' });
  const cards = more.getByRole('article');
  const waiting = more.locator('.sweep');
  const foot = page.getByRole('contentinfo');
  // All parts above come, then the first cards.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(cards.first()).toBeAttached({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  await page.route(/\/api\/indexTag\/moreGoodStuff/, async (route) => {
    await new Promise((come) => setTimeout(come, 500));
    await route.continue();
  });
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await expect(foot).toBeInViewport();
  await expect(waiting).toHaveCount(0);
  await expect(foot).toBeInViewport();
  const shown = await cards.count();
  await page.waitForTimeout(1_500);
  expect(await cards.count()).toBe(shown);
  await more.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(shown);
});

test('a thing of the room in the window goes into the cart', async ({ page }) => {
  await signInByService(page);
  await page.goto('/');
  const room = page.getByRole('region', { name: 'The room in the window' });
  await room.getByRole('button', { expanded: false }).first().click();
  const name = await room.getByRole('link').first().textContent();
  await room.getByRole('button', { name: 'Add this one' }).click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  await page.goto('/Cart');
  await expect(page.getByText(name ?? '').first()).toBeVisible();
});

test('the page of the server is light: what is far is a head with its first cards', async ({ page }) => {
  const said = quietConsole(page);
  const sent = await page.goto('/');
  const html = (await sent?.text()) ?? '';
  expect(html.length).toBeLessThan(220_000);
  // Its scripts are sent without the words that explain them.
  expect(html).not.toContain('/** ');
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1200);
  await expect(page.getByRole('link', { name: 'See all' }).last()).toHaveAttribute('href', /./);
  await wake(page);
  const gifts = page.getByRole('region', { name: 'Gifts that land well' });
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(gifts.getByRole('article')).not.toHaveCount(2, { timeout: 200 });
  }).toPass({ timeout: 60_000 });
  expect(said).toEqual([]);
});
