import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buyNow, deskDoes, type newBuyer, place, toPayment } from './buyer.ts';
import { signedInAs, tokenOf } from './shopper.ts';

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

/** Buys one piece for cash; gives the number of the order. */
export async function order(page: Page, buyer: Buyer, prodId: number): Promise<string> {
  await buyNow(page, prodId);
  await toPayment(page);
  await page.getByRole('radio', { name: /Cash to the courier/ }).check();
  await place(page).click();
  await expect(page).toHaveURL(/order-placed/);
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
  const [number = ''] = await buyer.orders();
  return number;
}

/** Orders, and the desk brings it to the door; gives the number of the order. */
export async function buyAndGet(page: Page, buyer: Buyer, prodId: number): Promise<string> {
  const number = await order(page, buyer, prodId);
  for (const command of ['ship', 'deliver']) await deskDoes(page, command, number);
  return number;
}

/** A picture as a camera makes one. */
export const photo = async (name = 'photo.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0a7d5e' } })
    .jpeg()
    .toBuffer(),
});

/** Asks the service as the member of this tab. */
export async function asMember<T>(page: Page, method: 'GET' | 'PUT', path: string): Promise<T> {
  expect(await signedInAs(page)).toBeTruthy();
  const token = await tokenOf(page);
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as T;
}
