import type { OrderCancelInfo, OrderDetail, SubmitResult } from '#openapi/schema.gen.ts';
import type { Shop, Shopper } from './shop.ts';
import { newPhone } from './shop.ts';
import { goods } from './world.ts';

export type Thing = keyof typeof goods;

/** What is bought: a thing and its pieces. */
export type Bought = readonly (readonly [Thing, number])[];

/** A shopper with an address in Colombo. */
export async function newBuyer(shop: Pick<Shop, 'logIn'>) {
  const phone = newPhone();
  const buyer = await shop.logIn(phone);
  await buyer.moveTo('colombo');
  return { ...buyer, phone };
}

/** Puts things into the cart and orders them; answers the orders' numbers, one for each shop. */
export async function place(
  buyer: Shopper,
  what: Bought,
  { payType = 'COD_CASH', ...checkout }: { payType?: string } & Record<string, unknown> = {},
): Promise<string[]> {
  const basketIds: number[] = [];
  for (const [thing, count] of what) {
    const { body } = await buyer.add(thing, count);
    if (body.basketId) basketIds.push(body.basketId);
  }
  const preview = await buyer.confirm({ basketIds, ...checkout });
  const { status, body } = await buyer.submit<SubmitResult>(preview.body.checkoutToken, { payType });
  if (status !== 200) throw new Error(`no order: ${status} ${JSON.stringify(body)}`);
  return body.orderNumbers;
}

/** One order of one thing. */
export const placeOne = async (buyer: Shopper, thing: Thing = 'kettle', checkout: object = {}) =>
  (await place(buyer, [[thing, 1]], { ...checkout }))[0] ?? '';

export const detailOf = async (buyer: Shopper, orderNumber: string) =>
  (await buyer.get<OrderDetail>(`/p/myOrder/orderDetail?orderNumber=${orderNumber}`)).body;

export const cancel = (buyer: Shopper, orderNumber: string, asked: object = {}) =>
  buyer.put<OrderCancelInfo & { code?: string }>(`/p/myOrder/cancel/${orderNumber}`, {
    reason: 'CHANGED_MIND',
    ...asked,
  });

export const parcel = (trackingNumber: string) => ({ courierName: 'Pearl Courier', trackingNumber });
