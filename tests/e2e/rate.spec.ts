import { expect } from '@playwright/test';
import { asMember, buyAndGet, photo } from './bought.ts';
import { deskDoes, newBuyer } from './buyer.ts';
import { test } from './journey.ts';

const toaster = 100_001;
const thoughts = `Even colour on both sides, ${Date.now()}.`;

test('a buyer rates with a picture, everybody reads it at once, the shop answers (S2.24, S5.21, S8.44, S1.29)', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const number = await buyAndGet(page, buyer, toaster);
  // The page is seen before, so that its reviews lie in the browser's cache.
  await page.goto(`/products/${toaster}`);
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await asMember(page, 'PUT', `/p/myOrder/receipt/${number}`);

  await page.goto('/RateProduct');
  await page.getByRole('link', { name: /^Rate / }).click();
  await expect(page).toHaveURL(/\/Completed\/RateProduct\?orderNumber=/);
  await page.getByRole('button', { name: 'Post review' }).click();
  await expect(page.getByText('Oops! It looks like you missed a few fields')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars: Good' }).check({ force: true });
  await page.getByLabel('Your thoughts').fill(thoughts);
  await page.getByLabel('Add photo').setInputFiles([await photo('one.jpg'), await photo('two.jpg')]);
  await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(2);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Post anonymously' }).click();
  await page.getByRole('button', { name: 'Post review' }).click();
  await expect(page.getByText('Comments added', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'See it on the product page' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${toaster}`));
  const review = page.getByRole('article').filter({ hasText: thoughts });
  await expect(review).toBeVisible();
  await expect(review.getByText('Anonymous')).toBeVisible();
  await expect(review.getByRole('button', { name: /^Enlarge picture/ })).toHaveCount(2);

  const mine = await asMember<{ records: { prodCommId: number }[] }>(page, 'GET', '/p/prodComm/page');
  await deskDoes(page, 'review-reply', String(mine.records[0]?.prodCommId), 'Thank you, Nimali.');
  await page.goto('/RateProduct?show=rated');
  const own = page.getByRole('article').filter({ hasText: thoughts });
  await expect(own.getByText('Thank you, Nimali.')).toBeVisible();
  await expect(own.getByText('posted anonymously')).toBeVisible();
});

test('once an item: the form says that it was rated; an address without an order leads to the list', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  const number = await buyAndGet(page, buyer, toaster);
  await page.goto(`/Completed/RateProduct?orderNumber=${number}`);
  await expect(page.getByText(/^You can rate .* once you have it$/)).toBeVisible();
  await asMember(page, 'PUT', `/p/myOrder/receipt/${number}`);
  await page.goto(`/Completed/RateProduct?orderNumber=${number}&stars=5`);
  await expect(page.getByRole('radio', { name: '5 stars: Excellent' })).toBeChecked();
  await page.getByLabel('Your thoughts').fill('Thick bread fits.');
  await page.reload();
  await expect(page.getByLabel('Your thoughts')).toHaveValue('Thick bread fits.');
  await page.getByRole('button', { name: 'Post review' }).click();
  await expect(page.getByText('Comments added', { exact: true })).toBeVisible();
  await page.goto(`/Completed/RateProduct?orderNumber=${number}`);
  await expect(page.getByText(/^You have rated /)).toBeVisible();

  await page.goto('/Completed/RateProduct');
  await expect(page).toHaveURL(/\/RateProduct$/);
  await expect(page.getByText('Choose what you want to rate', { exact: true })).toBeVisible();
});
