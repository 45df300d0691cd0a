import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { wake } from './patience.ts';
import { quietConsole, untilReloaded } from './shopper.ts';

const pathOf = (address: string) => {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
};

test('an address in another case is answered with its canonical one, query and hash kept (Z3)', async ({
  page,
}) => {
  const said = quietConsole(page);
  const answer = await page.goto('/searchresults/Air-Fryer/?q=Air%20fryer&page=1#results');
  expect(answer?.status()).toBe(200);
  expect(answer?.request().redirectedFrom()?.url()).toContain('/searchresults/Air-Fryer/');
  expect(pathOf(page.url())).toBe('/SearchResults/Air-Fryer?q=Air%20fryer&page=1#results');
  await page.goto('/myfootprint');
  await expect(page).toHaveURL('/MyFootPrint');
  await expect(page.getByRole('heading', { level: 1, name: 'Footprint' })).toBeVisible();
  expect(said).toEqual([]);
});

test('without a load the address is put right, too, and the head no longer speaks of the first page', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto('/categories');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/categories$/);
  // A page whose address changes before it is alive is loaded anew.
  await wake(page);
  await page.evaluate(() => {
    window.history.pushState({}, '', '/TRENDING/?page=1#deals');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL('/trending?page=1#deals');
  await expect(page).toHaveTitle('Trending');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  expect(said).toEqual([]);
});

test('a link without a product opens the last one, or says that there is none (Z8)', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/goods');
  await expect(page.getByText('This page cannot be found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  await page.goto('/goods?prodId=100001&from=app');
  await expect(page).toHaveURL('/products/100001?from=app');
  await page.mouse.wheel(0, 400);
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('mall.footprint') ?? ''))
    .toContain('100001');
  await page.goto('/goods');
  await expect(page).toHaveURL('/products/100001');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toaster');
  expect(said).toEqual([]);
});

test('a language in the address is spoken, and the picker still has the last word', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/?lang=ru');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Магазины/);
  await page.getByRole('button', { name: 'Язык' }).click();
  await untilReloaded(page, () =>
    page
      .getByRole('button', { name: /English/ })
      .or(page.getByRole('option', { name: /English/ }))
      .first()
      .click(),
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveURL('/');
  expect(said).toEqual([]);
});

test('what engines read is there before and after the page wakes, and changes nothing', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/products/100001');
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(2);
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  const things = (await data.allTextContents()).map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(things.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(said).toEqual([]);
});
