import { expect } from '@playwright/test';
import { buyAndGet } from './bought.ts';
import { desk, newBuyer } from './buyer.ts';
import { askForRefund, untilItSays } from './refund-request.ts';
import { test } from './shop-with-a-clock.ts';

const kettle = 100_003;

test.afterEach(({ page }) => desk(page, 'clock', 'reset'));

test('nobody confirms: the receipt is confirmed by itself', async ({ page }) => {
  const buyer = await newBuyer(page);
  const number = await buyAndGet(page, buyer, kettle);
  await desk(page, 'clock', '+11d');
  await buyer.comesBack('/Completed');
  await expect(async () => {
    await page.goto('/Completed');
    await expect(page.getByRole('article').filter({ hasText: number })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
});

test('a shop that is silent for 72 hours has said yes', async ({ page }) => {
  const buyer = await newBuyer(page);
  const number = await buyAndGet(page, buyer, kettle);
  await page.goto(`/Refund?orderNumber=${number}`);
  await page.getByRole('checkbox').first().check();
  const refundSn = await askForRefund(page, 'The base is dented');
  await desk(page, 'clock', '+73h');
  await buyer.comesBack(`/Refund?refundSn=${refundSn}`);
  await untilItSays(page, /^Send it back by/);
});
