import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { quietConsole } from './shopper.ts';

test('from a product to its shop, and a search inside it (S2.29, S2.63, S1.3, S6.4)', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/products/100003');
  await page.getByRole('region', { name: 'About seller' }).getByRole('link', { name: 'Visit shop' }).click();
  await expect(page).toHaveURL(/\/store\/casora-home-appliances\/2003$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casora Home Appliances');
  await expect(page.getByRole('list', { name: 'Vouchers of this shop' })).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search in this shop' });
  await box.fill('kettle');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: /results? for “kettle”/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/kettle/i);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Best sellers' })).toBeVisible();
  expect(said).toEqual([]);
});

test('a shop’s shelves and parts have addresses of their own', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/store/x/2009');
  const shelves = page.getByRole('navigation', { name: 'Categories of the shop' });
  await shelves.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/category=\d+/);
  await expect(shelves.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'New in' }).click();
  await expect(page).toHaveURL(/\?tab=new$/);
  await expect(page.getByRole('region', { name: 'New in' })).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Sections of the shop' });
  await parts.getByRole('link', { name: 'Vouchers' }).click();
  await expect(page.getByRole('list', { name: 'Vouchers of this shop' })).toBeVisible();
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('region', { name: 'About the shop' })).toBeVisible();
  expect(said).toEqual([]);
});

test('a shop that is unknown is a page that is not found', async ({ page }) => {
  for (const path of ['/store/x/1', '/store/x/abc', '/store/x/99999999999999999999']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  }
});

test('group buys stand in four states, with their time and their rules (S2.33, S4.23)', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/group-buy');
  await expect(page.getByRole('timer').first()).toHaveAccessibleName(/day|hour|minute/);
  for (const [tab, state] of [
    ['Upcoming', 'Opens'],
    ['Completed', 'The group is full'],
    ['Timed out', 'The clock ran out'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: tab }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(state);
  }
  await page.getByRole('button', { name: 'How it works' }).click();
  await expect(page.getByRole('dialog', { name: 'How group buys work' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(/state=completed/);
  expect(said).toEqual([]);
});

test('a group buy leads to its product, which says the group’s price and its vouchers (S2.68)', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto('/group-buy');
  await page.getByRole('link', { name: 'Digital Air Fryer 4 L, Eight Programs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital Air Fryer 4 L, Eight Programs');
  await expect(
    page.getByRole('region', { name: 'Buy together, 5 pieces' }).getByText('Rs 22,490'),
  ).toBeAttached();
  await page.getByRole('button', { name: /\d vouchers/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Vouchers for this product' });
  await expect(sheet.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(said).toEqual([]);
});

test('a device clock that is a day ahead does not end a group buy', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 86_400_000 });
  await page.goto('/group-buy');
  const fryer = page.getByRole('article').filter({ hasText: 'Digital Air Fryer 4 L, Eight Programs' });
  await expect(fryer.getByRole('timer')).toHaveAccessibleName(/^2 days, 5 hours/);
});

test('home shows vouchers, group buys, shops and brands of the region (S1.4, S1.14)', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/');
  const main = page.getByRole('main');
  for (const name of ['Vouchers for you', 'Group buy', 'Open doors', 'Brands'])
    await expect(main.getByRole('region', { name, exact: true })).toBeVisible();
  await main.getByRole('region', { name: 'Group buy' }).getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/\/group-buy$/);
  await page.goBack();
  await main
    .getByRole('region', { name: 'Open doors' })
    .getByRole('heading')
    .nth(1)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/store\//);
  expect(said).toEqual([]);
});
