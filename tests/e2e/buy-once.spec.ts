import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { openAlive } from './patience.ts';
import { buyNow, checkOut, newBuyer, place, placedBefore, submits, toPayment } from './buyer.ts';
import { untilAnswered } from './shopper.ts';

const espresso = 100_005;
const espressoSku = 10_000_501;
const casora = 2003;
const submitAddress = '**/api/p/order/submit';

/** The service gets the order, the shopper never gets the answer; the first time only. */
const loseAnswer = (page: Page) =>
  page.route(
    submitAddress,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('the answer is lost: the orders are shown, after a reload and after Back, too', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toPayment(page);
  await loseAnswer(page);
  await place(page).click();
  await expect(placedBefore(page)).toBeVisible();
  await expect(place(page)).toBeHidden();
  await page.reload();
  await expect(placedBefore(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/Checkout\?/);
  await expect(placedBefore(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  const [number = '', ...others] = await buyer.orders();
  expect(others).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'View order' }).click();
  await expect(page).toHaveURL(`/order-details?orderNumber=${number}`);
});

test('the answer is lost and the way to pay is changed: still one order', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toPayment(page);
  await loseAnswer(page);
  // Nothing more can be asked either, so that the page does not know.
  await page.route('**/api/p/order/confirm', (route) => route.abort());
  await place(page).click();
  await expect(page.getByText(/^No answer yet/)).toBeVisible();
  // It has stopped asking, and offers what it has shown.
  await expect(place(page)).not.toHaveAttribute('aria-disabled', 'true');
  await page.unroute('**/api/p/order/confirm');
  await page.getByRole('radio', { name: /bank card/i }).check();
  await place(page).click();
  await expect(placedBefore(page)).toBeVisible();
  expect(await buyer.orders()).toHaveLength(1);
});

test('the answer is slow: the page says so, and after a reload and another try it is one order', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toPayment(page);
  const sent = submits(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    submitAddress,
    async (route) => {
      const { url, headers, postData } = {
        url: route.request().url(),
        headers: await route.request().allHeaders(),
        postData: route.request().postData() ?? '',
      };
      await held;
      // The line was slow: the request arrives after the shopper has gone on.
      await page.request.post(url, { headers: { ...headers }, data: postData });
      await route.abort().catch(() => undefined);
    },
    { times: 1 },
  );
  await place(page).click();
  await expect(page.getByText(/still placing your order/)).toBeVisible();
  await expect(place(page)).toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expect(place(page)).not.toHaveAttribute('aria-disabled', 'true');
  await place(page).click();
  await expect(page).toHaveURL(/\/order-placed\?orders=\d+$/);
  release();
  await expect.poll(sent).toBe(2);
  await page.goBack();
  await expect(placedBefore(page)).toBeVisible();
  expect(await buyer.orders()).toHaveLength(1);
});

test('a second tab of the same checkout, and Back and on, end at the order that there is', async ({
  page,
  context,
}) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toPayment(page);
  const twin = await context.newPage();
  await twin.goto(page.url());
  await expect(place(twin)).not.toHaveAttribute('aria-disabled', 'true');
  await twin.getByRole('radio', { name: /bank card/i }).check();
  await place(page).click();
  await expect(page).toHaveURL(/\/order-placed\?orders=\d+$/);
  await place(twin).click();
  await expect(placedBefore(twin)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/Checkout\?/);
  await expect(placedBefore(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/order-placed/);
  expect(await buyer.orders()).toHaveLength(1);
  await twin.close();

  await buyNow(page, espresso);
  await toPayment(page);
  await place(page).click();
  await expect(page).toHaveURL(/\/order-placed\?orders=\d+$/);
  expect(await buyer.orders()).toHaveLength(2);
});

test('the cart bought in two tabs: the later one sees the order', async ({ page, context }) => {
  const buyer = await newBuyer(page);
  await buyer.add(espresso, espressoSku, casora);
  await checkOut(page);
  const twin = await context.newPage();
  await checkOut(twin);
  expect(new URL(twin.url()).searchParams.get('checkout')).not.toBe(
    new URL(page.url()).searchParams.get('checkout'),
  );
  await toPayment(page);
  await toPayment(twin);
  await place(page).click();
  await expect(page).toHaveURL(/\/order-placed\?orders=\d+$/);
  await place(twin).click();
  await expect(placedBefore(twin)).toBeVisible();
  await twin.reload();
  await expect(placedBefore(twin)).toBeVisible();
  const [number] = await buyer.orders();
  await expect(twin.getByRole('main').getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    `/order-details?orderNumber=${number}`,
  );
  expect(await buyer.orders()).toHaveLength(1);
  await twin.close();
});

test('lines that were taken out of the cart elsewhere: the way leads back to the cart', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyer.add(espresso, espressoSku, casora);
  await checkOut(page);
  const address = page.url();
  await page.goto('/Cart');
  const remove = page.getByRole('button', { name: /remove/i }).first();
  // The page shows the empty cart before the service has taken the line out.
  await untilAnswered(page, '/api/p/shopCart/deleteItem', () => remove.click());
  await expect(page.getByText(/cart is empty/i)).toBeVisible();
  await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: 'Back to the cart' }).click();
  await expect(page).toHaveURL('/Cart');
});

test('ten presses in one moment, and Enter, send one order', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyNow(page, espresso);
  await toPayment(page);
  const sent = submits(page);
  await page.route(submitAddress, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await place(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
    button.focus();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/order-placed\?orders=\d+$/);
  expect(sent()).toBe(1);
  expect(await buyer.orders()).toHaveLength(1);
});

/** The session of this new tab does not come until the returned function is called. */
async function holdSession(page: Page) {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/api/token/refresh', async (route) => {
    await held;
    await route.continue();
  });
  return come;
}

test('in a new tab, Buy now waits for the session that is on its way, and asks nobody to log in', async ({
  page,
}) => {
  await newBuyer(page);
  const come = await holdSession(page);
  const asked = page.waitForRequest('**/api/token/refresh');
  await openAlive(page, `/products/${espresso}`);
  await asked;
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.waitForTimeout(1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  come();
  await expect(page).toHaveURL(/\/Checkout\?.*checkout=[\w-]{16,}/);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in a new tab, three presses that wait for the session put one piece into the cart', async ({
  page,
}) => {
  await newBuyer(page);
  const come = await holdSession(page);
  const asked = page.waitForRequest('**/api/token/refresh');
  let added = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/p/shopCart/changeItem')) added += 1;
  });
  await openAlive(page, `/products/${espresso}`);
  await asked;
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.click();
  await add.click();
  await add.click();
  await page.waitForTimeout(1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  come();
  await expect(page.getByText('Added to cart', { exact: true }).first()).toBeVisible();
  await page.waitForTimeout(500);
  expect(added).toBe(1);
});
