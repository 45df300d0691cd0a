import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { quietConsole, untilReloaded } from './shopper.ts';

const search = 'Search products, shops and brands';

test('choosing Türkiye reloads home and writes every price in lira (S4.13, S4.14, S1.54)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Rs');
  await page.getByRole('button', { name: 'Region' }).click();
  await untilReloaded(page, () =>
    page
      .getByRole('button', { name: /Türkiye/ })
      .or(page.getByRole('option', { name: /Türkiye/ }))
      .first()
      .click(),
  );
  await expect(page.getByRole('main')).toContainText('₺');
  await expect(page.getByRole('main')).not.toContainText('Rs ');
});

test('home goes on as one scrolls (S7.18, S1.11)', async ({ page }) => {
  await page.goto('/');
  const products = page.getByRole('main').locator('a[href^="/products/"]');
  const before = await products.count();
  await page.mouse.wheel(0, 20_000);
  await expect(async () => {
    await page.mouse.wheel(0, 5_000);
    expect(await products.count()).toBeGreaterThan(before + 12);
  }).toPass();
});

test('a category shows its children and products, sorted and paged (S1.5)', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/home-furniture/10027?sort=price-up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home & Furniture');
  await page.getByRole('link', { name: /Next/i }).click();
  await expect(page).toHaveURL(/sort=price-up.*page=2|page=2.*sort=price-up/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  expect(said).toEqual([]);
});

test('the search box suggests, keeps a history and shows what is popular (S2.78–S2.81, S1.6–S1.8, S4.10, S4.12)', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: search });
  await box.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await box.fill('kett');
  await expect(page.getByRole('option', { name: /kettle/i }).first()).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/SearchResults/);
  await page.getByRole('combobox', { name: search }).fill('');
  await page.getByRole('combobox', { name: search }).click();
  await expect(page.getByRole('option', { name: /kettle/i }).first()).toBeVisible();
});

test('Chinese text finds Chinese names', async ({ page, context }) => {
  await context.addCookies([
    { name: 'mall_lang', value: 'zh', url: page.url() === 'about:blank' ? 'http://localhost' : page.url() },
  ]);
  await page.goto(`/SearchResults/x?q=${encodeURIComponent('烤面包机')}`);
  await expect(page.getByRole('main')).toContainText('烤面包机');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('an address that no screen has is answered with 404 and a way home (S2.40)', async ({ page }) => {
  for (const path of ['/no/where/at/all', '/foo/bar', '/products/1', '/lamps/999999999']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  }
});

test('an anonymous page brings its words without script, and no cookie', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/products/100001');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toaster');
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test('without a line the page says so at once, what was seen stays, and it goes on when the line is back', async ({
  page,
  context,
}) => {
  await page.goto('/categories');
  await page.mouse.wheel(0, 200);
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const bar = page.getByText('You are offline. This is how it looked last time.');
  await expect(bar).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Fashion' }).first().click();
  await expect(main.getByText('You are offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Fashion' })).toBeVisible();
  await expect(bar).toBeHidden();
});

const slowScripts = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((late) => setTimeout(late, 400));
    await route.continue();
  });

test('what is clicked before the scripts are there is done when they are', async ({ page }) => {
  const said = quietConsole(page);
  await slowScripts(page);
  await page.goto('/products/100001', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(said).toEqual([]);
});

test('what is typed before the scripts are there is searched when they are', async ({ page }) => {
  const said = quietConsole(page);
  await slowScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: search });
  await box.click();
  await box.pressSequentially('kettle');
  await expect(page.getByRole('option', { name: /kettle/i }).first()).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await box.fill('toaster');
  await box.press('Enter');
  await expect(page).toHaveURL(/SearchResults\/toaster/);
  expect(said).toEqual([]);
});
