import { expect, type Page } from '@playwright/test';
import { buyNow, checkOut, desk, newBuyer, place, submits, toPayment } from './buyer.ts';
import { test } from './journey.ts';
import { saveColomboAddress } from './shopper.ts';

const blender = { prodId: 100_013, skuId: 10_001_301, price: 4_309_000 };
const grinder = { prodId: 100_006, skuId: 10_000_601, stock: 11, shopId: 2003 };
const drip = {
  prodId: 100_007,
  skuId: 10_000_701,
  shopId: 2003,
  name: 'Programmable Drip Coffee Maker, Thermal Jug',
};

const setPrice = (page: Page, price: number) =>
  desk(page, 'price', String(blender.skuId), 'LK', String(price));
const setStock = (page: Page, pieces: number) => desk(page, 'stock', String(grinder.skuId), String(pieces));
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something has changed' });

test.afterEach(async ({ page }) => {
  await setPrice(page, blender.price);
  await setStock(page, grinder.stock);
});

/** Opens a product's page and waits until it has the live prices and stock: what changes then, changes behind its back. */
async function openWithStock(page: Page, prodId: number) {
  const live = page.waitForResponse(/\/api\/prod\/skuList/);
  await page.goto(`/products/${prodId}`);
  await live;
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeEnabled();
}

/** Presses a button the moment the changed price is in the page, as a thumb would that was meant for the old one. */
const pressAtOnce = (page: Page, name: string) =>
  page.evaluate(
    (word) =>
      new Promise<void>((resolve) => {
        const press = () => {
          if (!document.querySelector('[data-slot="checkout-changes"]')) return false;
          const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
          buttons.find((button) => button.textContent?.includes(word))?.click();
          resolve();
          return true;
        };
        if (press()) return;
        const watch = new MutationObserver(() => press() && watch.disconnect());
        watch.observe(document.body, { childList: true, subtree: true });
      }),
    name,
  );

test('a price that changes between the screens is said before the button takes a press', async ({ page }) => {
  const buyer = await newBuyer(page);
  const sent = submits(page);
  await openWithStock(page, blender.prodId);
  await setPrice(page, blender.price + 100_000);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(note(page)).toContainText('Rs\u00a043,090 → Rs\u00a044,090');
  await page.reload();
  await expect(note(page)).toContainText('Rs\u00a043,090 → Rs\u00a044,090');
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');

  await setPrice(page, blender.price + 200_000);
  const early = pressAtOnce(page, 'Place order');
  await page.getByRole('button', { name: 'Continue' }).click();
  await early;
  await expect(note(page)).toContainText('Rs\u00a044,090 → Rs\u00a045,090');
  await expect(place(page)).not.toHaveAttribute('aria-disabled', 'true');
  expect(sent()).toBe(0);
  await expect(page).toHaveURL(/\/paymentMethod/);
  await place(page).click();
  await expect(page).toHaveURL(/\/order-placed/);
  expect(sent()).toBe(1);
  expect(await buyer.orders()).toHaveLength(1);
});

test('a price that changes under the thumb: the second press is not for the new total', async ({ page }) => {
  const buyer = await newBuyer(page);
  const sent = submits(page);
  await buyNow(page, blender.prodId);
  await toPayment(page);
  await setPrice(page, blender.price + 300_000);
  const early = pressAtOnce(page, 'Place order');
  await place(page).click();
  await early;
  await expect(note(page)).toContainText('Rs\u00a043,090 → Rs\u00a046,090');
  expect(sent()).toBe(1);
  expect(await buyer.orders()).toEqual([]);
  await expect(place(page)).not.toHaveAttribute('aria-disabled', 'true');
  await place(page).press('Enter');
  await expect(page).toHaveURL(/\/order-placed/);
  expect(await buyer.orders()).toHaveLength(1);
});

test('what is sold out is named and taken out, and nothing else is lost', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyer.add(grinder.prodId, grinder.skuId, grinder.shopId);
  await buyer.add(drip.prodId, drip.skuId, drip.shopId);
  await checkOut(page);
  await page.getByRole('textbox', { name: 'Remarks' }).fill('Ring twice');
  await toPayment(page);
  await page.getByRole('radio', { name: /bank card/i }).check();
  await setStock(page, 0);
  await place(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Out stock: Semi-Automatic Espresso Machine with Gauge');
  await expect(place(page)).toBeDisabled();
  await alert.getByRole('button', { name: 'Remove from order' }).press('Enter');
  await expect(alert).toBeHidden();
  await expect(page.getByText('Ring twice')).toBeVisible();
  await expect(page.getByRole('radio', { name: /bank card/i })).toBeChecked();
  await expect(page.getByRole('main').getByText('Semi-Automatic')).toHaveCount(0);
  await expect(place(page)).not.toHaveAttribute('aria-disabled', 'true');
  await place(page).click();
  await expect(page).toHaveURL(/\/order-placed/);
  await page.getByRole('main').getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('main').getByText(drip.name).first()).toBeVisible();
  await expect(page.getByText('Ring twice')).toBeVisible();

  await page.goto('/Cart');
  await expect(page.getByRole('main').getByText('Semi-Automatic').first()).toBeVisible();
});

test('the only thing is sold out: the way leads back to it', async ({ page }) => {
  await newBuyer(page);
  await openWithStock(page, grinder.prodId);
  await setStock(page, 0);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Out stock: Semi-Automatic Espresso Machine with Gauge');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await alert.getByRole('link', { name: 'Back to the product' }).click();
  await expect(page).toHaveURL(`/products/${grinder.prodId}`);
});

test('the parcel goes to another address: it is said, and the order keeps it (S8.41)', async ({ page }) => {
  await newBuyer(page);
  await buyNow(page, blender.prodId);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Add address' }).click();
  await saveColomboAddress(page);
  await expect(page.getByRole('main').getByText('10250').first()).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const others = page.getByRole('main').getByRole('radio', { checked: false });
  await others.first().click({ force: true });
  await expect(page.getByText('Shipping address changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
});
