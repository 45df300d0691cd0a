import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { logIn, newMobile, quietConsole, signInByService, untilAnswered } from './shopper.ts';

const store = '/store/tarnfell-outdoor/2012';

test('a visitor follows a shop, signs in, and finds it among those that are followed (S2.29, Z30)', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto(store);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const follow = page.getByRole('button', { name: `Follow ${name}`, exact: true });
  const following = page.getByRole('button', { name: `Following ${name}`, exact: true });
  await follow.click();
  await logIn(page, newMobile());
  await expect(page).toHaveURL(store);
  await expect(page.getByText('You follow this shop now', { exact: true })).toBeVisible();
  await expect(following).toBeVisible();
  await page.reload();
  await expect(following).toBeVisible();

  await page.goto('/collection');
  await page.getByRole('link', { name: 'Shops 1' }).click();
  await expect(page).toHaveURL('/collection?tab=shops');
  const shops = page.getByRole('list', { name: 'Shops you follow' });
  await expect(shops.getByRole('heading', { level: 2, name })).toBeVisible();
  await following.click();
  await expect(page.getByText('No shops followed yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await shops.getByRole('heading', { level: 2, name }).getByRole('link').click();

  await expect(page).toHaveURL(store);
  await untilAnswered(page, '/api/p/user/collection/shop/addOrCancel', () => following.click());
  await expect(follow).toBeVisible();
  await page.reload();
  await page.mouse.move(200, 300, { steps: 2 });
  await expect(follow).toBeVisible();
  expect(said).toEqual([]);
});

test('the button goes back, with the service’s words, when the service refuses', async ({ page }) => {
  await signInByService(page);
  await page.goto('/collection?tab=shops');
  await expect(page).toHaveURL('/collection?tab=shops');
  await expect(page.getByText('No shops followed yet', { exact: true })).toBeVisible();
  await page.route('**/api/p/user/collection/shop/addOrCancel', (route) =>
    route.fulfill({ status: 409, json: { status: 409, code: 'follow.limit', desc: 'Full', traceId: 'e2e' } }),
  );
  await page.goto(store);
  await page.getByRole('button', { name: 'Follow Tarnfell Outdoor' }).click();
  await expect(page.getByText('Full', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow Tarnfell Outdoor' })).toBeVisible();
});
