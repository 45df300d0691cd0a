import { expect } from '@playwright/test';
import { buyNow, cards, checkOut, desk, newBuyer, pay, standing, toCard, typeCard } from './buyer.ts';
import { test } from './journey.ts';

const espresso = { prodId: 100_005, skuId: 10_000_501, shopId: 2003 };
const tea = { prodId: 100_323, skuId: 10_032_301, shopId: 2009 };
const coins = 200;
const balance = '50000';

test.afterEach(({ page }) => desk(page, 'clock', 'reset'));

test('coins, wallet and a card pay one order together (S1.35, S1.37)', async ({ page }) => {
  const buyer = await newBuyer(page);
  await desk(page, 'coins', buyer.mobile, String(coins));
  await desk(page, 'wallet', buyer.mobile, 'LK', balance);
  await buyNow(page, espresso.prodId);
  await page.getByRole('switch', { name: 'Wallet' }).click();
  await expect(page.getByText('Rs\u00a0500 of Rs\u00a0500')).toBeVisible();
  await page.getByRole('switch', { name: `${coins} coins` }).click();
  await expect(page.getByRole('main').getByText('Coins', { exact: true })).toBeVisible();
  await toCard(page, cards.approved);
  await expect(page.getByRole('switch', { name: 'Wallet' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Pay the rest' })).toBeVisible();
  await pay(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order paid' })).toBeVisible();
  const [number = ''] = await buyer.orders();
  await page.goto(`/order-details?orderNumber=${number}`);
  await expect(page.getByRole('main').getByText('Wallet', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Coins', { exact: true })).toBeVisible();
});

test('a wallet that holds enough pays all of it, without a card', async ({ page }) => {
  const buyer = await newBuyer(page);
  await desk(page, 'wallet', buyer.mobile, 'LK', '90000000');
  await buyNow(page, espresso.prodId);
  await page.getByRole('switch', { name: 'Wallet' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your wallet covers everything. There is nothing more to pay.')).toBeVisible();
  const place = page.getByRole('button', { name: 'Place order' });
  await expect(place).not.toHaveAttribute('aria-disabled', 'true');
  await place.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order paid' })).toBeVisible();
  expect(await buyer.orders()).toHaveLength(1);
});

test('the window is closed after ordering: the orders of both shops are paid together from "To pay"', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  await buyer.add(espresso.prodId, espresso.skuId, espresso.shopId);
  await buyer.add(tea.prodId, tea.skuId, tea.shopId);
  await checkOut(page);
  await toCard(page, cards.approved);
  await page.route('**/api/p/order/pay', (route) => route.abort(), { times: 1 });
  await pay(page).click();
  await expect(page.getByText(/^No answer yet/)).toBeVisible();
  const numbers = await buyer.orders();
  expect(numbers).toHaveLength(2);

  await page.goto('/ToPay');
  const boxes = page.getByRole('checkbox', { name: /together with others/ });
  await expect(boxes).toHaveCount(2);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Pay 2 orders together' }).click();
  await expect(page.getByText('2 orders, paid together')).toBeVisible();
  await typeCard(page, cards.approved);
  await pay(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order paid' })).toBeVisible();
  for (const number of numbers) expect(await standing(page, number)).toMatchObject({ status: 'TO_DELIVER' });
});

test('an order that nobody pays closes by itself and gives everything back (S8.17)', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'what time brings about takes minutes, and is the same at every width');
  test.setTimeout(240_000);
  const buyer = await newBuyer(page);
  await desk(page, 'wallet', buyer.mobile, 'LK', balance);
  await buyNow(page, espresso.prodId);
  await page.getByRole('switch', { name: 'Wallet' }).click();
  await toCard(page, cards.declined);
  await pay(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You were not charged' })).toBeVisible();
  await expect(page.getByText(/^Pay within/)).toBeVisible();
  const [number = ''] = await buyer.orders();

  // The last minute is waited for on the screen: it finds out by itself, without being loaded again.
  await desk(page, 'clock', '+29m');
  await buyer.comesBack(`/paymentMethod?orders=${number}`);
  await expect(page.getByText(/^Pay within/)).toBeVisible();
  await expect(page.getByText('please reorder')).toBeVisible({ timeout: 150_000 });
  await expect(page.getByText('The time to pay has run out')).toBeVisible();
  await buyNow(page, espresso.prodId);
  await expect(page.getByRole('switch', { name: 'Wallet' })).toHaveAccessibleDescription(
    /Rs\u00a0500 available/,
  );
});
