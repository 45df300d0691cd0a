import { expect, type Page } from '@playwright/test';
import { deskKey } from '../tools/desk-key.ts';
import { codeFor, newMobile, region, shopData } from './shopper.ts';

/** Says a line to the shopkeeper's desk. */
export const desk = (page: Page, ...words: string[]) =>
  page.request.post('/dev/desk/api', { data: { words }, headers: deskKey(shopData) });

/** The first area below another one, as the address form would offer it. */
async function areaIn(page: Page, pid: number): Promise<number> {
  const answer = await page.request.get(`/api/area/listByPid?pid=${pid}&regionId=${region}`);
  return ((await answer.json()) as { areaId: number }[])[0]?.areaId ?? 0;
}

/** Signs in by a code, asked of the service alone: how a shopper does it is walked in `sign-in.spec.ts`. Answers the token. */
async function signIn(page: Page): Promise<string> {
  const mobile = newMobile();
  const loginId = `0094${mobile}`;
  await page.request.post('/api/sms/send', { data: { mobile: loginId } });
  const code = await codeFor(page, mobile);
  const answer = await page.request.post('/api/quick/login', {
    data: { loginType: 0, loginId, code, region },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** A member with an address in Sri Lanka, in before the first page is opened; what follows is asked with this member's token. */
export async function newBuyer(page: Page) {
  const headers = { Authorization: `Bearer ${await signIn(page)}` };
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

/** Counts the orders that the page asks for. */
export function submits(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/p/order/submit')) sent += 1;
  });
  return () => sent;
}
