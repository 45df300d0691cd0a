import { cartLinesMax, linePiecesMax } from '#openapi/limits.ts';

/** What a checkout is about, as its address carries it: lines of the cart, or one thing bought at once (Z6). */
export type CheckoutSubject = { basketIds: number[] } | { orderItem: CheckoutThing };

/** One thing bought without the cart, alone or in a group. */
type CheckoutThing = {
  prodId: number;
  skuId: number;
  shopId: number;
  prodCount: number;
  groupBuyId?: number;
};

const whole = (text: string | null) => {
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** Reads it from a query string; undefined when there is nothing to buy in it. */
export function readSubject(search: URLSearchParams): CheckoutSubject | undefined {
  const basketIds = (search.get('lines') ?? '')
    .split(',')
    .map(whole)
    .filter((id) => id !== undefined);
  if (basketIds.length > 0) return { basketIds: basketIds.slice(0, cartLinesMax) };
  const [prodId, skuId, shopId] = ['prodId', 'skuId', 'shopId'].map((name) => whole(search.get(name)));
  const prodCount = Math.min(whole(search.get('count')) ?? 1, linePiecesMax);
  const groupBuyId = whole(search.get('group'));
  if (!prodId || !skuId || !shopId) return undefined;
  return { orderItem: { prodId, skuId, shopId, prodCount, ...(groupBuyId && { groupBuyId }) } };
}

/** Writes it, with the chosen address (0: the default) and the id of the checkout, as a query string. */
export function subjectSearch(subject: CheckoutSubject, addrId: number, checkoutId?: string): string {
  const search = new URLSearchParams();
  if ('basketIds' in subject) search.set('lines', subject.basketIds.join(','));
  else {
    const { prodId, skuId, shopId, prodCount, groupBuyId } = subject.orderItem;
    for (const [name, value] of Object.entries({
      prodId,
      skuId,
      shopId,
      count: prodCount,
      group: groupBuyId,
    })) {
      if (value) search.set(name, String(value));
    }
  }
  if (addrId > 0) search.set('address', String(addrId));
  if (checkoutId) search.set('checkout', checkoutId);
  return `?${search}`;
}

/** The chosen address of a checkout's address, 0 for the default. */
export const readAddressId = (search: URLSearchParams) => whole(search.get('address')) ?? 0;

/**
 * The id of a checkout: one intent to buy, which is placed once. It stands in the address, so that a reload, Back, another
 * tab and another way to pay are the same intent, and a new press of "Buy now" is a new one.
 */
export function readCheckoutId(search: URLSearchParams): string | undefined {
  const id = search.get('checkout') ?? '';
  return /^[A-Za-z0-9_-]{16,64}$/.test(id) ? id : undefined;
}

/** The subject without some lines of the cart; undefined when nothing is left to buy. */
export function withoutLines(
  subject: CheckoutSubject,
  basketIds: readonly number[],
): CheckoutSubject | undefined {
  if (!('basketIds' in subject)) return undefined;
  const left = subject.basketIds.filter((id) => !basketIds.includes(id));
  return left.length > 0 ? { basketIds: left } : undefined;
}
