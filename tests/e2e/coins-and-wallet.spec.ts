import { expect, type Page } from '@playwright/test';
import { buyAndGet } from './bought.ts';
import { buyNow, cards, desk, deskDoes, newBuyer, pay, toCard } from './buyer.ts';
import { askForRefund } from './refund-request.ts';
import { test } from './shop-with-a-clock.ts';

const kettle = 100_003;
const espresso = 100_005;

test.afterEach(({ page }) => desk(page, 'clock', 'reset'));

/** The rows of a list of records, the latest first. */
const records = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Records' }).getByRole('list', { name }).getByRole('listitem');

test('coins: what one is worth, how many there are, why they came and went, and when they end (S1.35, S2.50, S2.51)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const buyer = await newBuyer(page);
  await deskDoes(page, 'coins', buyer.mobile, '200', '2027-03-31');
  await page.goto('/myInvitation?tab=coins');
  const main = page.getByRole('main');
  await expect(main.getByText('One coin is worth')).toBeVisible();
  await expect(main.getByText(/^Worth Rs/)).toBeVisible();
  await expect(main.getByText(/^200 coins expire on .*31 March 2027\./)).toBeVisible();
  await expect(records(page, 'Coin records')).toHaveCount(1);
  await expect(records(page, 'Coin records').first()).toContainText(/From the mall.*\+200/s);
  await expect(records(page, 'Coin records').first()).toContainText('Good until 31 Mar 2027');

  await buyNow(page, espresso);
  await page.getByRole('switch', { name: '200 coins' }).click();
  await expect(main.getByText('Coins', { exact: true })).toBeVisible();
  await toCard(page, cards.approved);
  await pay(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order paid' })).toBeVisible();
  const [number = ''] = await buyer.orders();

  await page.goto('/myInvitation?tab=coins');
  const spent = records(page, 'Coin records').first();
  await expect(spent).toContainText(/Spent on an order.*−200/s);
  await expect(spent).toContainText('Balance 0');
  await expect(spent.getByRole('link')).toHaveAttribute('href', new RegExp(number));
  await main.getByRole('radio', { name: 'Expired' }).check({ force: true });
  await expect(main.getByText('No records of this kind.')).toBeVisible();
  await main.getByRole('radio', { name: 'Earned' }).check({ force: true });
  await expect(records(page, 'Coin records')).toHaveCount(1);

  // What nobody has used ends with its day.
  await deskDoes(page, 'coins', buyer.mobile, '40');
  await deskDoes(page, 'clock', '+400d');
  await buyer.comesBack('/myInvitation?tab=coins');
  await expect(records(page, 'Coin records').first()).toContainText(/Expired.*−40/s);
});

test('the wallet: what there is, what is on its way, and why it came and went (S1.37, Z31)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const buyer = await newBuyer(page);
  await deskDoes(page, 'wallet', buyer.mobile, 'LK', '250000');
  const number = await buyAndGet(page, buyer, kettle);
  await page.goto(`/Refund?orderNumber=${number}`);
  await page.getByRole('checkbox').first().check();
  const refundSn = await askForRefund(page, 'The base is dented');
  await page.goto('/wallet');
  const main = page.getByRole('main');
  await expect(main.getByText('Rs\u00a02,500').first()).toBeVisible();
  await expect(main.getByText(/on its way back$/)).toHaveCount(0);
  await expect(records(page, 'Wallet records')).toHaveCount(1);
  await expect(records(page, 'Wallet records').first()).toContainText(/Corrected by the mall.*\+Rs\s2,500/s);

  await deskDoes(page, 'refund-accept', refundSn);
  await page.reload();
  await expect(main.getByText(/on its way back$/)).toBeVisible();
  await expect(main.getByText('Rs\u00a02,500').first()).toBeVisible();

  await page.goto(`/Refund?refundSn=${refundSn}`);
  await page.getByLabel('Courier', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('IX883410');
  await page.getByRole('button', { name: 'Save number' }).click();
  await expect(page.getByText('Tracking number saved', { exact: true })).toBeVisible();
  await deskDoes(page, 'refund-received', refundSn);
  await expect(async () => {
    await page.goto('/wallet');
    await expect(records(page, 'Wallet records').first()).toContainText(/Refund.*\+/s, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(main.getByText(/on its way back$/)).toHaveCount(0);
  await main.getByRole('radio', { name: 'Spent' }).check({ force: true });
  await expect(main.getByText('No records of this kind.')).toBeVisible();
});
