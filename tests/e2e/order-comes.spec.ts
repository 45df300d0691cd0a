import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { order } from './bought.ts';
import { buyNow, desk, deskDoes, newBuyer, place, standing, toPayment } from './buyer.ts';
import { test } from './journey.ts';

const espresso = 100_005;

test('after ordering: the day it comes, the week, what happens next, and a calendar file (S2.57, S1.18, S1.20)', async ({
  page,
}) => {
  const number = await order(page, await newBuyer(page), espresso);
  await expect(page.getByText(/The shop is packing\./)).toBeVisible();
  await expect(page.getByText(/^Arrives /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your week' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'What happens next' }).getByRole('listitem')).toHaveCount(5);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('ican-mall-parcels.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('BEGIN:VEVENT\r\n');
  expect(text).toContain(`UID:${number}@`);
  await page.getByRole('link', { name: 'Follow your parcel' }).click();
  await expect(page).toHaveURL(new RegExp(`/order-details\\?orderNumber=${number}$`));
});

test('follow a parcel from the shop to the door, and receive it (S1.24, S2.21, S4.19, S1.28)', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const number = await order(page, buyer, espresso);
  await page.goto(`/ToReceive/logistics?orderNumber=${number}`);
  await expect(page.getByText('The shop is still packing')).toBeVisible();

  await desk(page, 'ship', number, 'Pearl Courier', 'PC4410227961');
  await desk(
    page,
    'scan',
    number,
    'out',
    'for',
    'delivery',
    '--place',
    'Nugegoda',
    '--say',
    'Rider Kasun has it',
  );
  await page.goto('/ToReceive');
  const card = page.getByRole('article').filter({ hasText: number });
  await card.getByRole('button', { name: 'Track' }).click();
  await expect(page).toHaveURL(new RegExp(`/ToReceive/logistics\\?orderNumber=${number}$`));
  await expect(page.getByText('Out for delivery').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'The parcel’s route' }).getByText('Nugegoda')).toBeVisible();
  const trace = page.getByRole('list', { name: 'Where the parcel has been' });
  await expect(trace.getByRole('listitem').first()).toContainText('Rider Kasun has it');
  await expect(page.getByText('PC4410227961')).toBeVisible();

  await desk(page, 'deliver', number);
  await page.goto(`/order-details?orderNumber=${number}`);
  await expect(page.getByText('Your parcel has arrived')).toBeVisible();
  await expect(page.getByText(/^Receipt is confirmed automatically on /)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm receipt' }).click();
  const asked = page.getByRole('dialog', { name: 'Do you confirm the receipt' });
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Receipt confirmed\./)).toBeVisible();
  expect(await standing(page, number)).toMatchObject({ status: 'COMPLETED' });
  expect(await buyer.orders()).toHaveLength(1);
});

test('the details of an order say who brings it, when it was placed and paid, what was remarked and insured (S2.69–S2.75)', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await page.getByRole('textbox', { name: 'Remarks' }).fill('Ring twice');
  await page.getByRole('switch', { name: /insurance/i }).click();
  await toPayment(page);
  await page.getByRole('radio', { name: /Cash to the courier/ }).check();
  await place(page).click();
  await expect(page).toHaveURL(/order-placed/);
  const [number = ''] = await buyer.orders();
  await deskDoes(page, 'ship', number, 'Pearl Courier', 'PC4410227961');
  await deskDoes(page, 'deliver', number);
  await page.goto(`/order-details?orderNumber=${number}`);
  const main = page.getByRole('main');
  for (const [term, said] of [
    ['Order number', number],
    ['Courier service', 'Pearl Courier'],
    ['Tracking number', 'PC4410227961'],
    ['Placed on', /\d{4}/],
    ['Paid on', /\d{4}/],
    ['Remarks', 'Ring twice'],
    ['Delivery insurance', /Rs/],
  ] as const) {
    const row = main
      .locator('dl > div, dl')
      .filter({ has: page.getByText(term, { exact: true }) })
      .last();
    await expect(row, term).toContainText(said);
  }
});

test('orders as designed: all, by number, by name, the shop, the chat, the receipt (S4.15)', async ({
  page,
}) => {
  const number = await order(page, await newBuyer(page), espresso);
  await page.goto('/orders');
  const card = page.getByRole('article').filter({ hasText: number });
  await expect(card).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Orders by status' });
  await expect(tabs.getByRole('link')).toHaveCount(6);
  await expect(tabs.getByRole('link', { name: /^To deliver/ })).toContainText('1');
  await expect(tabs.getByRole('link', { name: /^After-sales/ })).toHaveAttribute('href', '/Refund');

  const search = page.getByRole('main').getByRole('searchbox', { name: 'Order number or product' });
  await search.fill(number);
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/orders\\?key=${number}$`));
  await expect(card).toBeVisible();
  await search.fill('no such thing');
  await search.press('Enter');
  await expect(page.getByText('No orders match “no such thing”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(card).toBeVisible();

  await card.getByRole('link', { name: 'View order' }).click();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('table', { name: 'What was bought' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goBack();
  await page.getByRole('button', { name: /^Chat with .* about this order$/ }).click();
  await expect(page).toHaveURL(/\/iCanchat\?conversationId=/);
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
});
