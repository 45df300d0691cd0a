import { expect, type Page } from '@playwright/test';
import { buyNow, cards, newBuyer, pay, standing, toCard, typeCard } from './buyer.ts';
import { test } from './journey.ts';

const espresso = 100_005;
const numberIn = (page: Page) => /orders=(\d{18})/.exec(page.url())?.[1] ?? '';
const paid = (page: Page) => page.getByRole('heading', { level: 1, name: 'Order paid' });
const bank = (page: Page) => page.getByRole('dialog', { name: 'Confirm with your bank' });

/** To the page of the bank: in a frame on wide screens; a phone leaves for it. */
async function atTheBank(page: Page, wide: boolean) {
  await expect(bank(page)).toBeVisible();
  if (wide) return page.frameLocator('iframe[title="Your bank’s page"]');
  await bank(page)
    .getByRole('button', { name: 'Go to your bank' })
    .or(bank(page).getByRole('link', { name: 'Go to your bank' }))
    .click();
  await expect(page.getByText('Is this you?')).toBeVisible();
  return page;
}

/** The code stands on the page of the trial's bank. */
async function typesTheCode(at: Awaited<ReturnType<typeof atTheBank>>) {
  const code = /\b\d{6}\b/.exec((await at.locator('body').innerText()) ?? '')?.[0] ?? '';
  await at.getByLabel('Code').fill(code);
  await at.getByRole('button', { name: 'Confirm' }).click();
}

test('a card is approved, kept, and chosen by itself the next time (S1.22, S1.23, S3.22)', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toCard(page, cards.approved);
  await page.getByRole('checkbox', { name: /Keep this card/ }).check();
  await pay(page).click();
  await expect(paid(page)).toBeVisible();
  const number = numberIn(page);
  expect(await buyer.orders()).toEqual([number]);
  expect(await standing(page, number)).toMatchObject({ status: 'TO_DELIVER', payStatus: 'SUCCEEDED' });

  await page.goto('/Settings?tab=cards');
  await expect(page.getByText('1 of 10 cards')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('4242');

  await buyNow(page, espresso);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: /Visa ···· 4242/ })).toBeChecked();
  await pay(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await buyer.orders()).toHaveLength(2);
});

test('the bank asks, and is answered', async ({ page }, { project }) => {
  await newBuyer(page);
  await buyNow(page, espresso);
  await toCard(page, cards.challenge);
  await pay(page).click();
  await typesTheCode(await atTheBank(page, project.name === 'wide'));
  await expect(paid(page)).toBeVisible();
  expect(await standing(page, numberIn(page))).toMatchObject({ status: 'TO_DELIVER' });
});

test('the bank is not convinced: nothing is taken, another card pays', async ({ page }, { project }) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toCard(page, cards.challengeFails);
  await pay(page).click();
  await typesTheCode(await atTheBank(page, project.name === 'wide'));
  await expect(page.getByRole('alert').filter({ hasText: 'You were not charged' })).toBeVisible();
  await typeCard(page, cards.approved);
  await pay(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await buyer.orders()).toHaveLength(1);
});

test('the question of the bank is closed: the order waits, and is paid later', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toCard(page, cards.challenge);
  await pay(page).click();
  await bank(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('You stopped the payment. You were not charged.')).toBeVisible();
  const number = numberIn(page);
  expect(await standing(page, number)).toMatchObject({ status: 'TO_PAY' });
  await page.goto('/ToPay');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(`/paymentMethod?orders=${number}`);
  await typeCard(page, cards.approved);
  await pay(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await buyer.orders()).toEqual([number]);
});

test('a card is declined, the words say why, and the courier is paid instead', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toCard(page, cards.declined);
  await pay(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The payment did not go through' });
  await expect(alert).toContainText('You were not charged');
  await typeCard(page, cards.insufficient);
  await pay(page).click();
  await expect(alert).toContainText(/money/i);
  await page.reload();
  await expect(alert).toBeVisible();
  await page.getByRole('radio', { name: /Cash to the courier/ }).check();
  await page.getByRole('button', { name: 'Pay the courier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
  expect(await buyer.orders()).toHaveLength(1);
});

test('a card that has expired at the bank: the words say so, another card pays the same order', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toCard(page, cards.expired);
  await pay(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The payment did not go through' });
  await expect(alert).toContainText(/expired/);
  const number = numberIn(page);
  expect(await standing(page, number)).toMatchObject({ status: 'TO_PAY', payStatus: 'FAILED' });
  await typeCard(page, cards.approved);
  await pay(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await buyer.orders()).toEqual([number]);
});

test('who goes back after a declined card is not told that the order is done', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  const checkout = page.url();
  await toCard(page, cards.declined);
  await pay(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You were not charged' })).toBeVisible();
  const [number = ''] = await buyer.orders();
  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: 'Your order is waiting for payment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You have placed this order' })).toBeHidden();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(`/paymentMethod?orders=${number}`);
});

test('a bank that takes its time: asked by itself, paid once, whatever is reloaded', async ({ page }) => {
  test.setTimeout(150_000);
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toCard(page, cards.slow);
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'We are asking your bank' })).toBeVisible();
  await expect(pay(page)).toBeHidden();
  await expect(page).toHaveURL(/payNo=/, { timeout: 40_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We are asking your bank' })).toBeVisible();
  await expect(paid(page)).toBeVisible({ timeout: 60_000 });
  expect(await buyer.orders()).toHaveLength(1);
});

test('fields that are not filled in make no order', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /New card/ }).check();
  await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible();
  await expect(pay(page)).not.toHaveAttribute('aria-disabled', 'true');
  await pay(page).click();
  await expect(page.getByText('Some card details are missing.', { exact: true })).toBeVisible();
  expect(await buyer.orders()).toEqual([]);
});

test('fields whose first word was lost are greeted once more, and pay', async ({ page }) => {
  await page.addInitScript(() => {
    let isLost = false;
    window.addEventListener('message', (event) => {
      const isReady = (event.data as { type?: unknown } | null)?.type === 'card-fields:ready';
      if (!isReady || isLost) return;
      isLost = true;
      event.stopImmediatePropagation();
    });
  });
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toCard(page, cards.approved);
  await pay(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await buyer.orders()).toHaveLength(1);
});
