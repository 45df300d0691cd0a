import { expect } from '@playwright/test';
import { buyAndGet, photo } from './bought.ts';
import { deskDoes, newBuyer } from './buyer.ts';
import { test } from './journey.ts';
import { askForRefund, untilItSays } from './refund-request.ts';

const kettle = 100_003;

test('goods go back, money comes: asked with a picture, accepted, sent, received, paid (S1.26, S2.26)', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const number = await buyAndGet(page, buyer, kettle);
  await page.goto(`/Refund?orderNumber=${number}`);
  await page.getByRole('checkbox').first().check();
  const back = page.getByRole('region', { name: 'You get back' });
  await expect(back.getByText('1 piece')).toBeVisible();
  await expect(back.getByText('Where it goes')).toBeVisible();
  await page.getByLabel('Add photo').setInputFiles(await photo('lid.jpg'));
  await expect(page.getByRole('button', { name: 'Remove photo lid.jpg' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const refundSn = await askForRefund(page, 'The lid does not close');
  await expect(page.getByText('It is damaged: The lid does not close')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your pictures' }).getByRole('button')).toHaveCount(1);

  await deskDoes(page, 'refund-accept', refundSn, 'We are sorry. Send it back.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Send it back by/ })).toBeVisible();
  await expect(page.getByText('We are sorry. Send it back.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Return address' })).toBeVisible();

  await page.getByLabel('Courier', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('IX883410');
  await page.getByRole('button', { name: 'Save number' }).click();
  await expect(page.getByText('Tracking number saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'On its way back' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('IX883411');
  await page.getByRole('button', { name: 'Correct the number' }).click();
  await expect(page.getByRole('main').getByText('IX883411', { exact: true })).toBeVisible();

  await deskDoes(page, 'refund-received', refundSn);
  await untilItSays(page, 'Your money is back');
  await expect(page.getByRole('main').getByText('Wallet', { exact: true })).toBeVisible();

  await page.goto('/Refund?show=done');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByText('Refunded', { exact: true })).toBeVisible();
});

test('the shop says no, the buyer asks again once, and after that no more', async ({ page }) => {
  const buyer = await newBuyer(page);
  const number = await buyAndGet(page, buyer, kettle);
  await page.goto(`/Refund?orderNumber=${number}`);
  await page.getByRole('checkbox').first().check();
  const first = await askForRefund(page, 'A part is missing', /^Keep it and get a refund/);
  await deskDoes(page, 'refund-refuse', first, 'The picture does not show it');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /said no$/ })).toBeVisible();
  await expect(page.getByText('The picture does not show it').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByRole('checkbox').first().check();
  const second = await askForRefund(page, 'Here is a better picture', /^Keep it and get a refund/);
  expect(second).not.toBe(first);
  await deskDoes(page, 'refund-refuse', second, 'Still not to be seen');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /said no$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask again' })).toHaveCount(0);
});

test('what was begun survives a reload; what was asked for can be withdrawn', async ({ page }) => {
  const buyer = await newBuyer(page);
  const number = await buyAndGet(page, buyer, kettle);
  await page.goto(`/Refund?orderNumber=${number}`);
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('What happened?').fill('It hums');
  await page.getByLabel('Add photo').setInputFiles(await photo('hum.jpg'));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your draft is still here.')).toBeVisible();
  await expect(page.getByLabel('What happened?')).toHaveValue('It hums');
  await expect(page.getByRole('button', { name: 'Remove photo hum.jpg' })).toBeVisible();
  await askForRefund(page, 'It hums');

  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this request?' });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Request withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'You withdrew this request' })).toBeVisible();
});
