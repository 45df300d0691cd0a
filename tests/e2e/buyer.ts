import { expect, type Page } from '@playwright/test';
import { deskKey } from '../../scripts/desk-key.ts';
import { shopData } from './outbox.ts';
import { logIn, newMobile, region, signInByService, tokenOf } from './shopper.ts';

/** Says a line to the shopkeeper's desk. */
export const desk = (page: Page, ...words: string[]) =>
  page.request.post('/dev/desk/api', { data: { words }, headers: deskKey(shopData()) });

/** The desk does something, and means it. */
export async function deskDoes(page: Page, ...words: string[]) {
  const done = await desk(page, ...words);
  expect(done.status(), await done.text()).toBe(200);
}

/** The first area below another one, as the address form would offer it. */
async function areaIn(page: Page, pid: number): Promise<number> {
  const answer = await page.request.get(`/api/area/listByPid?pid=${pid}&regionId=${region}`);
  return ((await answer.json()) as { areaId: number }[])[0]?.areaId ?? 0;
}

/**
 * A member with an address in Sri Lanka, in before the first page is opened; what follows is asked with this member's token.
 * One with a mail address is written to in the language of the sign-in.
 */
export async function newBuyer(
  page: Page,
  { mail, language = 'en' }: { mail?: string; language?: string } = {},
) {
  const mobile = `0094${newMobile()}`;
  const headers = { Authorization: `Bearer ${await signInByService(page, mail ?? mobile, language)}` };
  const provinceId = await areaIn(page, 0);
  const districtId = await areaIn(page, provinceId);
  const townId = await areaIn(page, districtId);
  const saved = await page.request.post('/api/p/address/addAddr', {
    headers,
    data: {
      receiver: 'Nimali Perera',
      countryCode: 'LK',
      regionId: region,
      provinceId,
      districtId,
      townId,
      addr: '24/1 Stanley Road',
      postCode: '10250',
      mobile: '0094771234567',
      altMobile: null,
      commonAddr: true,
    },
  });
  expect(saved.status()).toBe(200);
  return {
    /** As the desk names this member. */
    mobile,
    /** Comes back after the shop's clock was moved: the session is over by then, so this member signs in anew. */
    async comesBack(path: string) {
      await page.context().clearCookies();
      // The page that stands leaves for home by itself about now, and would cut this one short.
      await expect(async () => {
        await page.evaluate(() => window.sessionStorage.clear());
        await page.goto(path);
      }).toPass({ timeout: 30_000 });
      await logIn(page, mobile.slice(-9));
    },
    /** The numbers of all orders, newest first. */
    async orders(): Promise<string[]> {
      const answer = await page.request.get('/api/p/myOrder/myOrder?status=ALL&size=50', { headers });
      const { records } = (await answer.json()) as { records: { orderNumber: string }[] };
      return records.map(({ orderNumber }) => orderNumber);
    },
    /** Puts one piece into the cart. */
    async add(prodId: number, skuId: number, shopId: number) {
      const added = await page.request.post('/api/p/shopCart/changeItem', {
        headers,
        data: { basketId: 0, prodId, skuId, shopId, count: 1 },
      });
      expect(added.status()).toBe(200);
    },
  };
}

export const place = (page: Page) => page.getByRole('button', { name: 'Place order' });
export const placedBefore = (page: Page) => page.getByRole('heading', { name: 'You have placed this order' });

/** Presses "Buy now" and waits for the checkout, whose address has its id. */
export async function buyNow(page: Page, prodId: number) {
  await page.goto(`/products/${prodId}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/Checkout\?.*checkout=[\w-]{16,}/);
}

/** From the cart, where everything is chosen, to the checkout. */
export async function checkOut(page: Page) {
  await page.goto('/Cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/Checkout\?.*checkout=[\w-]{16,}/);
}

/** From the checkout to the payment, whose button is ready. */
export async function toPayment(page: Page) {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/paymentMethod\?.*checkout=/);
  await expect(place(page)).not.toHaveAttribute('aria-disabled', 'true');
}

/** The button that pays by card; it says how much. */
export const pay = (page: Page) => page.getByRole('button', { name: /^Pay Rs/ });

/** The test cards of the sandbox processor. */
export const cards = {
  approved: '4242 4242 4242 4242',
  challenge: '4000 0000 0000 3220',
  challengeFails: '4000 0084 0000 1629',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  slow: '4000 0000 0000 0077',
  expired: '4000 0000 0000 0069',
};

/** Chooses a new card and types it into the processor's own frame. */
export async function typeCard(page: Page, number: string) {
  await page.getByRole('radio', { name: /New card/ }).check();
  const fields = page.frameLocator('iframe[title="Card details"]');
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel(/^Expires/).fill('12 / 39');
  await fields.getByLabel('Security code').fill('123');
}

/** From the checkout to the payment with a new card that is filled in. */
export async function toCard(page: Page, number: string) {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/paymentMethod\?.*checkout=/);
  await typeCard(page, number);
  await expect(pay(page)).not.toHaveAttribute('aria-disabled', 'true');
}

/** How an order stands, by the service. */
export async function standing(page: Page, orderNumber: string) {
  const token = await tokenOf(page);
  const answer = await page.request.get(`/api/p/myOrder/getOrderStatus?orderNumber=${orderNumber}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as { status: string; payStatus: string | null };
}

/** Counts the orders that the page asks for. */
export function submits(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/p/order/submit')) sent += 1;
  });
  return () => sent;
}
