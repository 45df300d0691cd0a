import { expect, type Page } from '@playwright/test';
import { newBuyer } from './buyer.ts';
import { test } from './journey.ts';
import { quietConsole } from './shopper.ts';

const espresso = { prodId: 100_005, skuId: 10_000_501, shopId: 2003 };
const tea = { prodId: 100_323, skuId: 10_032_301, shopId: 2009 };
/** Of three colours white is there, black is not. */
const kettle = { prodId: 100_003, shopId: 2003 };

const lines = (page: Page) => page.getByRole('main').getByRole('spinbutton', { name: 'Quantity' });
const all = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Select all/ });

/** The number of a colour of the kettle, by the service. */
async function colour(page: Page, name: string): Promise<number> {
  const answer = await page.request.get('/api/prod/skuList?prodId=100003&regionId=659006000343');
  const skus = (await answer.json()) as { skuId: number; skuName: string }[];
  return skus.find(({ skuName }) => skuName.includes(name))?.skuId ?? 0;
}

/** A cart of espresso and tea. */
async function openCart(page: Page) {
  const buyer = await newBuyer(page);
  await buyer.add(espresso.prodId, espresso.skuId, espresso.shopId);
  await buyer.add(tea.prodId, tea.skuId, tea.shopId);
  await page.goto('/Cart');
  await expect(lines(page)).toHaveCount(2);
  return buyer;
}

test('all lines are selected with one press and counted; those that are selected are removed, and come back as they were', async ({
  page,
}) => {
  const said = quietConsole(page);
  await openCart(page);
  const main = page.getByRole('main');
  await expect(main.getByText('2 of 2')).toBeVisible();
  await expect(all(page)).toBeChecked();
  await all(page).click();
  await expect(main.getByText('0 of 2')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Remove selected' })).toBeDisabled();
  await main.getByRole('checkbox', { name: /^Choose .*Espresso/ }).check();
  await expect(main.getByText('1 of 2')).toBeVisible();
  await main.getByRole('button', { name: 'Remove selected' }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByText('Removed from the cart', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(main.getByText('1 of 2')).toBeVisible();
  await page.reload();
  await expect(lines(page)).toHaveCount(2);
  expect(said).toEqual([]);
});

test('a line that is removed can be had back for a moment, with all of its pieces', async ({ page }) => {
  await openCart(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Remove .*Espresso/ }).click();
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(main.getByRole('button', { name: /^Remove .*Espresso/ })).toBeVisible();
});

test('selected lines move to the favourites', async ({ page }) => {
  await openCart(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Move to favourites', exact: true }).click();
  await expect(page.getByText('2 moved to favourites', { exact: true })).toBeVisible();
  await expect(main.getByText('Your cart is empty')).toBeVisible();
  await page.goto('/collection');
  await expect(main.getByRole('article')).toHaveCount(2);
});

test('a line takes another option, where it stands', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyer.add(kettle.prodId, await colour(page, 'White'), kettle.shopId);
  await page.goto('/Cart');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Change option: .*White/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose another option' });
  await dialog.getByRole('radio', { name: 'Stainless steel' }).click();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('button', { name: /^Change option: .*Stainless steel/ })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('button', { name: /^Change option: .*Stainless steel/ })).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
});

test('below the cart stands what one may like: full, empty and of a visitor; never what is in it (S1.12)', async ({
  page,
}) => {
  await page.goto('/Cart');
  const rail = page.getByRole('region', { name: 'You may like' });
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Log in to continue')).toBeVisible();
  await expect(rail.getByRole('article').first()).toBeVisible();

  const buyer = await newBuyer(page);
  await page.goto('/Cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(rail.getByRole('article')).toHaveCount(6);
  const link = rail.getByRole('article').first().getByRole('link').first();
  const first = Number(/\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0]);
  const answer = await page.request.get(`/api/prod/prodInfo?prodId=${first}&regionId=659006000343`);
  const { skuList, shopId } = (await answer.json()) as { skuList: { skuId: number }[]; shopId: number };
  await buyer.add(first, skuList[0]?.skuId ?? 0, shopId);
  await page.goto('/Cart');
  await expect(lines(page)).toHaveCount(1);
  await expect(rail.getByRole('article')).toHaveCount(6);
  await expect(rail.locator(`a[href="/products/${first}"]`)).toHaveCount(0);
});
