import { expect } from '@playwright/test';
import { order } from './bought.ts';
import { buyNow, cards, desk, newBuyer, pay, standing, toCard } from './buyer.ts';
import { test } from './journey.ts';

const espresso = { prodId: 100_005, skuId: 10_000_501 };
const coins = 200;

test('cancel a paid order: what comes back is said before the press (S2.19, S4.17, S4.20, S1.25, S8.42)', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  await desk(page, 'coins', buyer.mobile, String(coins));
  await desk(page, 'wallet', buyer.mobile, 'LK', '50000');
  await buyNow(page, espresso.prodId);
  await page.getByRole('switch', { name: 'Wallet' }).click();
  await expect(page.getByText('Rs\u00a0500 of Rs\u00a0500')).toBeVisible();
  await page.getByRole('switch', { name: `${coins} coins` }).click();
  await toCard(page, cards.approved);
  await pay(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order paid' })).toBeVisible();
  const [number = ''] = await buyer.orders();

  await page.goto(`/order-details?orderNumber=${number}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page).toHaveURL(new RegExp(`/ToDeliver/CancelOrder\\?orderNumber=${number}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel this order?' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(6);
  const back = page.getByRole('region', { name: 'What you get back' }).getByRole('list');
  await expect(back.getByText('The bank card you paid with')).toBeVisible();
  await expect(back.getByText('Wallet', { exact: true })).toBeVisible();
  await expect(back.getByText('Coins', { exact: true })).toBeVisible();

  const cancel = page.getByRole('button', { name: /^Cancel order/ });
  await cancel.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await standing(page, number)).toMatchObject({ status: 'TO_DELIVER' });
  await page.getByRole('radio', { name: 'Changed my mind' }).check({ force: true });
  await page.getByLabel(/^Note to the shop/).fill('I have found mine again.');
  await cancel.click();
  await expect(page.getByText('Order cancelled').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/order-details\\?orderNumber=${number}$`));
  await expect(page.getByRole('heading', { name: 'Cancellation' })).toBeVisible();
  await expect(page.getByText('Refund amount')).toBeVisible();
  expect(await standing(page, number)).toMatchObject({ status: 'CANCELLED' });

  await buyNow(page, espresso.prodId);
  await expect(page.getByRole('switch', { name: 'Wallet' })).toHaveAccessibleDescription(
    /Rs\u00a0500 available/,
  );
  await expect(page.getByRole('switch', { name: `${coins} coins` })).toBeVisible();
});

test('an order that leaves while it is being cancelled: the open page says so by itself', async ({
  page,
}) => {
  const number = await order(page, await newBuyer(page), espresso.prodId);
  await page.goto(`/ToDeliver/CancelOrder?orderNumber=${number}`);
  await expect(
    page.getByText('You have not paid anything yet, so there is nothing to refund.'),
  ).toBeVisible();
  await desk(page, 'ship', number);
  await expect(page.getByText('This order can no longer be cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test('who presses before the page has heard that the order has left is told so', async ({ page }) => {
  await page.route('**/p/chat/stream*', (route) => route.abort());
  const number = await order(page, await newBuyer(page), espresso.prodId);
  await page.goto(`/ToDeliver/CancelOrder?orderNumber=${number}`);
  await expect(
    page.getByText('You have not paid anything yet, so there is nothing to refund.'),
  ).toBeVisible();
  await desk(page, 'ship', number);
  await page.getByRole('radio', { name: 'Duplicate order' }).check({ force: true });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('This order can no longer be cancelled')).toBeVisible();
  expect(await standing(page, number)).toMatchObject({ status: 'TO_RECEIVE' });
});

test('delete, take it back, delete, and buy the same again (S4.18, S8.17, S8.43, S1.27)', async ({
  page,
}) => {
  const number = await order(page, await newBuyer(page), espresso.prodId);
  await page.goto(`/ToDeliver/CancelOrder?orderNumber=${number}`);
  await page.getByRole('radio', { name: 'Found cheaper elsewhere' }).check({ force: true });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { name: 'Cancellation' })).toBeVisible();

  await page.goto('/orders');
  const card = page.getByRole('article').filter({ hasText: number });
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Order deleted', { exact: true })).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Order restored', { exact: true })).toBeVisible();
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: 'Buy again' }).click();
  await expect(page).toHaveURL(/\/Cart$/);
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1');

  await desk(page, 'stock', String(espresso.skuId), '0');
  await page.goto(`/order-details?orderNumber=${number}`);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByRole('dialog', { name: 'please reorder' })).toBeVisible();
  await desk(page, 'stock', String(espresso.skuId), '40');
});
