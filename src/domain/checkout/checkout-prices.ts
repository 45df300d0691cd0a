import type { CheckoutPreview, Money } from '#openapi/schema.gen.ts';

/** The prices that a shopper has seen of what is being bought. */
export type SeenPrices = {
  currency: Money['currency'];
  /** The price of one piece by SKU, in minor units. */
  prices: Record<number, number>;
  /** Delivery and what is due, in minor units; unknown before the checkout. */
  delivery?: number;
  due?: number;
  /** The address, the lines and what the shopper takes off or puts on: what delivery and due are about. */
  choice?: string;
};

export type PriceChange = { what: 'piece' | 'delivery' | 'total'; name?: string; before: Money; now: Money };

/** What a checkout shows; `taken` is what the shopper asked to be taken off or put on, nothing when left out. */
export function pricesOf(
  { userAddr, shops, amounts }: CheckoutPreview,
  taken = '',
): SeenPrices & { choice: string } {
  const items = shops.flatMap((shop) => shop.items);
  const lines = items.map(({ skuId, prodCount }) => `${skuId}x${prodCount}`);
  return {
    currency: amounts.due.currency,
    prices: Object.fromEntries(items.map(({ skuId, price }) => [skuId, price.amount])),
    delivery: amounts.deliveryFee.amount,
    due: amounts.due.amount,
    choice: [userAddr?.addrId ?? 0, ...lines, taken].join(' ').trim(),
  };
}

/**
 * What costs something else than the shopper has seen, the total last. After another choice of their own only the prices
 * of the things themselves are compared.
 */
export function priceChanges(seen: SeenPrices, preview: CheckoutPreview, taken = ''): PriceChange[] {
  const { currency, delivery, due, choice } = pricesOf(preview, taken);
  if (seen.currency !== currency) return [];
  const money = (amount: number): Money => ({ amount, currency });
  const pieces = preview.shops
    .flatMap((shop) => shop.items)
    .flatMap(({ skuId, prodName, price }): PriceChange[] => {
      const before = seen.prices[skuId];
      if (before === undefined || before === price.amount) return [];
      return [{ what: 'piece', name: prodName, before: money(before), now: price }];
    });
  const sums = (['delivery', 'total'] as const).flatMap((what): PriceChange[] => {
    const [before, now] = what === 'total' ? [seen.due, due] : [seen.delivery, delivery];
    if (seen.choice !== choice || before === undefined || now === undefined || before === now) return [];
    return [{ what, before: money(before), now: money(now) }];
  });
  return [...pieces, ...sums];
}
