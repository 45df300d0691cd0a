import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { logIn, newMobile, quietConsole, signInByService, untilAnswered } from './shopper.ts';

const kettle = '/products/100003';
const heartOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();

test('a visitor’s heart opens the login modal, is done afterwards, and is kept (Z30, S8.33, S1.15)', async ({
  page,
  isMobile,
}) => {
  const said = quietConsole(page);
  await page.goto(kettle);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await heartOf(page, `Favourite: ${name}`).click();
  await logIn(page, newMobile());
  await expect(page.getByText('Added to favourites', { exact: true })).toBeVisible();
  await expect(heartOf(page, `Favourite: ${name}`)).toHaveAttribute('aria-pressed', 'true');

  // What was looked at before signing in has come along.
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('mall.footprint') ?? '[]'))
    .toBe('[]');
  await page.goto('/myfootprint');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('mall.footprint') ?? '[]')).toBe('[]');

  if (isMobile) await page.getByRole('contentinfo').getByRole('link', { name: 'Favourites' }).click();
  else await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL('/collection');
  await heartOf(page, `Favourite: ${name}`).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await untilAnswered(page, '/api/p/user/collection/batchRestore', () =>
    page.getByRole('button', { name: 'Undo' }).click(),
  );
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.reload();
  await expect(heartOf(page, `Favourite: ${name}`)).toHaveAttribute('aria-pressed', 'true');
  expect(said).toEqual([]);
});

test('hearts of a list are a member’s own, and go back when the service refuses', async ({ page }) => {
  await signInByService(page);
  await page.goto('/collection');
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.goto('/electronics/10001');
  const heart = heartOf(page, /^Favourite:/);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to favourites', { exact: true })).toBeVisible();

  await page.route('**/api/p/user/collection/addOrCancel', (route) =>
    route.fulfill({
      status: 409,
      json: { status: 409, code: 'favourite.limit', desc: 'Full', traceId: 'e2e' },
    }),
  );
  const other = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite:/ })
    .nth(1);
  await other.click();
  await expect(page.getByText('Full', { exact: true })).toBeVisible();
  await expect(other).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor’s footprint is kept by the browser, day by day, and can be forgotten (S1.16)', async ({
  page,
}) => {
  for (const prodId of [100003, 100004, 100005]) {
    await page.goto(`/products/${prodId}`);
    await page.mouse.move(200, 200 + (prodId % 7), { steps: 2 });
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem('mall.footprint') ?? ''))
      .toContain(`"prodId":${prodId}`);
  }
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('article')).toHaveCount(2);
  await page.goto('/MyFootPrint');
  const seen = page.getByRole('main').getByRole('article');
  await page.mouse.move(300, 300, { steps: 2 });
  await expect(seen).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await page
    .getByRole('button', { name: /from the footprint$/ })
    .first()
    .click();
  await expect(seen).toHaveCount(2);
  await expect(seen.first().locator('a, button').first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(seen).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('Nothing viewed yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing viewed yet')).toBeVisible();
});
