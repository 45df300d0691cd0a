import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { hang, wake } from './patience.ts';
import { quietConsole } from './shopper.ts';

const list = '/electronics/10001';
const product = /\/prod\/prodInfo/;

/** In sight at 390 and 1280 px once the list is scrolled a little. */
const card = (page: Page) => page.getByRole('main').getByRole('article').nth(8).getByRole('link').first();
const firstView = (page: Page) => page.locator('[data-slot="first-view"]');
const keptView = (page: Page) => page.locator('[data-slot="kept-view"]');

/** Where photo, name and price stand in a part of the page, px. */
const places = (page: Page, within: string) =>
  page.evaluate(
    (root) =>
      ['.stage', '.text-h1', '[data-slot="price"] .text-price-xl'].map((one) => {
        const found = document.querySelector(`${root} ${one}`)?.getBoundingClientRect();
        return found && [found.x, found.y, found.width, found.height].map(Math.round);
      }),
    within,
  );

async function openList(page: Page) {
  const said = quietConsole(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(list);
  await wake(page);
  await card(page).scrollIntoViewIfNeeded();
  return said;
}

test('a product stands at the tap, before the service has said anything of it, where its page will have it', async ({
  page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(product, (route) => answered.then(() => route.continue()));
  const said = await openList(page);
  const name = (await card(page).textContent()) ?? '';
  await card(page).click();
  await expect(firstView(page)).toContainText(name);
  const drawn = await places(page, '[data-slot="first-view"]');
  answer();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(firstView(page)).toHaveCount(0);
  const stands = await places(page, 'main');
  expect(stands.every(Boolean), 'photo, name and price are found in the page').toBe(true);
  for (const [at, place] of stands.entries())
    for (const [side, px] of (place ?? []).entries())
      expect(Math.abs(px - (drawn[at]?.[side] ?? Number.NaN)), `${at} ${side}`).toBeLessThanOrEqual(2);
  expect(said).toEqual([]);
});

test('a product that does not come can be left again for the list', async ({ page }) => {
  await hang(page, product);
  await openList(page);
  const stood = await page.evaluate(() => window.scrollY);
  await card(page).click();
  await expect(firstView(page)).toBeVisible();
  const arrow = firstView(page).locator(':scope > div > button');
  if (await arrow.isVisible()) await arrow.click();
  else await page.keyboard.press('Escape');
  await expect(firstView(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await expect(card(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(stood);
});

test('a product that is gone shows what stands in its place', async ({ page }) => {
  await page.route(product, (route) =>
    route.fulfill({ status: 404, json: { code: 'product.not_found', message: 'Gone', requestId: 'gone' } }),
  );
  await openList(page);
  await card(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page cannot be found' })).toBeVisible();
  await expect(firstView(page)).toHaveCount(0);
});

test('a click that opens another tab covers nothing', async ({ page, context }) => {
  await openList(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.close();
  await expect(firstView(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test('on the way back the list stands as it was left, at once and then itself', async ({ page }) => {
  const said = await openList(page);
  const stood = await page.evaluate(() => window.scrollY);
  expect(stood).toBeGreaterThan(0);
  const name = (await card(page).textContent()) ?? '';
  const before = await card(page).boundingBox();
  await card(page).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.evaluate((link) => {
    new MutationObserver((_, watch) => {
      const view = document.querySelector('[data-slot="kept-view"]');
      if (!view) return;
      watch.disconnect();
      const found = [...view.querySelectorAll('article a')].find((one) => one.textContent === link);
      const { x, y } = found?.getBoundingClientRect() ?? { x: NaN, y: NaN };
      Object.assign(window, { kept: [x, y] });
    }).observe(document.documentElement, { childList: true });
  }, name);
  await page.goBack();
  await expect(keptView(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await expect(card(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(stood);
  expect(await page.evaluate(() => (window as unknown as { kept: number[] }).kept)).toEqual([
    before?.x,
    before?.y,
  ]);
  expect(said).toEqual([]);
});
