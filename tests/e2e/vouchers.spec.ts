import { expect } from '@playwright/test';
import { buyNow, desk, newBuyer, place, toPayment } from './buyer.ts';
import { test } from './journey.ts';
import { logIn, newMobile, region } from './shopper.ts';

const espresso = { prodId: 100_005, shopId: 2003 };
const collect = { name: 'Collect', exact: true };

type Listed = { couponId: number; couponName: string; actions: string[] };

test('a voucher goes from the product page into the order (S1.30, S1.31, S8.45, S4.22)', async ({ page }) => {
  const buyer = await newBuyer(page);
  await page.goto(`/products/${espresso.prodId}`);
  await page.getByRole('button', { name: /^\d+ vouchers?$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Vouchers for this product' });
  await sheet.getByRole('button', collect).first().click();
  await expect(sheet.getByText('Collected', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Voucher collected', { exact: true })).toBeVisible();

  await page.goto('/vouchers?list=collected');
  await expect(page.getByRole('list', { name: 'Collected' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('list', { name: 'Collected' }).getByRole('link', { name: 'Use' }).click();
  await expect(page).toHaveURL(/\/vouchers\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Use the voucher here' })).toBeVisible();

  await buyNow(page, espresso.prodId);
  await expect(page.getByText('1 voucher applied')).toBeVisible();
  await page.getByRole('button', { name: 'Change vouchers' }).click();
  const vouchers = page.getByRole('dialog', { name: 'Vouchers' });
  await vouchers.getByRole('button', { name: 'Applied, remove' }).click();
  await expect(vouchers.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  await vouchers.getByRole('button', { name: 'Choose the best combination' }).click();
  await expect(vouchers.getByRole('button', { name: 'Applied, remove' })).toBeVisible();
  await vouchers.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 voucher applied')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 voucher applied')).toBeVisible();

  await toPayment(page);
  await place(page).click();
  await expect(page).toHaveURL(/order-placed/);
  expect(await buyer.orders()).toHaveLength(1);
  await page.goto('/vouchers?list=used');
  await expect(page.getByRole('list', { name: 'Used' }).getByRole('listitem')).toHaveCount(1);
});

test('a visitor collects, signs in and has it (Z30)', async ({ page }) => {
  await page.goto('/vouchers');
  const first = page
    .getByRole('list', { name: 'To collect' })
    .getByRole('article')
    .filter({
      has: page.getByRole('button', collect),
    });
  const name = await first.first().getAttribute('aria-label');
  await first.first().getByRole('button', collect).click();
  await logIn(page, newMobile());
  await expect(page.getByText('Voucher collected', { exact: true })).toBeVisible();
  await page.goto('/vouchers?list=collected');
  await expect(page.getByRole('article', { name: name ?? '' })).toBeVisible();
});

test('a promo code becomes a voucher, and takes something off (S1.32)', async ({ page }) => {
  await newBuyer(page);
  await buyNow(page, espresso.prodId);
  await page.getByRole('button', { name: /See vouchers|Change vouchers/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Vouchers' });
  const code = sheet.getByRole('textbox', { name: 'Promo code' });
  await code.fill('NOSUCHCODE');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await code.fill('ICAN10');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet.getByText('“10% off with a code” is yours')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Applied, remove' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main').getByText('Mall voucher')).toBeVisible();
});

test('what is withdrawn meanwhile is said before it is ordered', async ({ page }) => {
  const answer = await page.request.get(`/api/coupon/page?regionId=${region}&scope=MALL&size=50`);
  const { records } = (await answer.json()) as { records: Listed[] };
  const open = records.find(({ actions }) => actions.includes('COLLECT'));
  expect(open).toBeDefined();
  const buyer = await newBuyer(page);
  await page.goto('/vouchers?type=mall');
  await page.getByRole('article', { name: open!.couponName }).getByRole('button', collect).click();
  await expect(page.getByText('Voucher collected', { exact: true })).toBeVisible();
  await buyNow(page, espresso.prodId);
  await expect(page.getByText('1 voucher applied')).toBeVisible();
  await toPayment(page);
  await desk(page, 'withdraw', String(open!.couponId));
  await place(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something has changed' })).toBeVisible();
  expect(await buyer.orders()).toEqual([]);
});

test('one voucher in two tabs: one order has it, the other tab is told before it orders', async ({
  page,
  context,
}) => {
  const buyer = await newBuyer(page);
  await page.goto(`/products/${espresso.prodId}`);
  await page.getByRole('button', { name: /^\d+ vouchers?$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Vouchers for this product' });
  await sheet.getByRole('button', collect).first().click();
  await expect(page.getByText('Voucher collected', { exact: true })).toBeVisible();
  await buyNow(page, espresso.prodId);
  await expect(page.getByText('1 voucher applied')).toBeVisible();
  const twin = await context.newPage();
  await buyNow(twin, espresso.prodId);
  await expect(twin.getByText('1 voucher applied')).toBeVisible();
  await toPayment(page);
  await toPayment(twin);
  await place(page).click();
  await expect(page).toHaveURL(/order-placed/);

  await place(twin).click();
  await expect(twin.getByRole('alert').filter({ hasText: 'Something has changed' })).toBeVisible();
  expect(await buyer.orders()).toHaveLength(1);
  await expect(place(twin)).not.toHaveAttribute('aria-disabled', 'true');
  await place(twin).click();
  await expect(twin).toHaveURL(/order-placed/);
  expect(await buyer.orders()).toHaveLength(2);
  await page.goto('/vouchers?list=used');
  await expect(page.getByRole('list', { name: 'Used' }).getByRole('listitem')).toHaveCount(1);
});

test('a promo code in the cart takes something off its total, line by line', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyer.add(espresso.prodId, 10_000_501, espresso.shopId);
  await page.goto('/Cart');
  const main = page.getByRole('main');
  await expect(main.getByText('Espresso Machine').filter({ visible: true })).toBeVisible();
  await expect(main.getByText(/saved$/)).toHaveCount(0);
  await main.getByRole('textbox', { name: 'Promo code' }).filter({ visible: true }).fill('ICAN10');
  await main.getByRole('button', { name: 'Add', exact: true }).filter({ visible: true }).click();
  await expect(main.getByText('“10% off with a code” is yours').filter({ visible: true })).toBeVisible();
  await expect(main.getByText(/saved$/)).toHaveCount(1);
  await expect(main.getByText('1 voucher applied').filter({ visible: true })).toBeVisible();
});

test('a voucher that is taken out in the cart stays out, in the checkout, too', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyer.add(espresso.prodId, 10_000_501, espresso.shopId);
  await page.goto('/Cart');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Promo code' }).filter({ visible: true }).fill('ICAN10');
  await main.getByRole('button', { name: 'Add', exact: true }).filter({ visible: true }).click();
  await expect(main.getByText(/saved$/)).toHaveCount(1);
  await main.getByRole('button', { name: 'Change vouchers' }).filter({ visible: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Vouchers' });
  await sheet.getByRole('button', { name: 'Applied, remove' }).click();
  await expect(sheet.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(main.getByText(/saved$/)).toHaveCount(0);
  await page.reload();
  await expect(main.getByText('1 voucher can be used').filter({ visible: true })).toBeVisible();

  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(page.getByText('1 voucher can be used')).toBeVisible();
  await page.getByRole('button', { name: 'See vouchers' }).click();
  await sheet.getByRole('button', { name: 'Choose the best combination' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 voucher applied')).toBeVisible();
});

test('a visitor types a promo code, signs in and has it', async ({ page }) => {
  await page.goto('/vouchers');
  await page.getByRole('textbox', { name: 'Promo code' }).filter({ visible: true }).fill('ICAN10');
  await page.getByRole('button', { name: 'Add', exact: true }).filter({ visible: true }).click();
  await logIn(page, newMobile());
  await expect(page.getByText('“10% off with a code” is yours', { exact: true })).toBeVisible();
  await page.goto('/vouchers?list=collected');
  await expect(page.getByRole('article', { name: '10% off with a code' })).toBeVisible();
});
