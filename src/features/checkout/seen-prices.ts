import type { QueryClient } from '@tanstack/react-query';
import type { CartInfo, CheckoutPreview, ProductDetail, Sku } from '#openapi/schema.gen.ts';
import { cartKeys } from '#src/data/cart/cart.queries.ts';
import { catalogKeys } from '#src/data/catalog/catalog.queries.ts';
import type { CheckoutSubject } from '#src/domain/checkout/checkout-address.ts';
import { pricesOf, type SeenPrices } from '#src/domain/checkout/checkout-prices.ts';
import type { Drafts } from '#src/state/drafts.ts';
import { createStore } from '#src/state/store.ts';

const form = 'checkout';
type Kept = { checkoutId: string; seen: SeenPrices };

/** The prices that the cart or the product's page showed, as long as this page remembers them. */
export function pricesBefore(
  queryClient: QueryClient,
  regionId: number,
  subject: CheckoutSubject,
): SeenPrices | undefined {
  const shown =
    'basketIds' in subject
      ? queryClient
          .getQueryData<CartInfo>(cartKeys.info(regionId))
          ?.shops.flatMap((shop) => shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems))
      : (queryClient.getQueryData<Sku[]>(catalogKeys.skus(regionId, subject.orderItem.prodId)) ??
        queryClient.getQueryData<ProductDetail>(catalogKeys.product(regionId, subject.orderItem.prodId))
          ?.skuList);
  const currency = shown?.[0]?.price.currency;
  if (!shown || !currency) return undefined;
  return { currency, prices: Object.fromEntries(shown.map(({ skuId, price }) => [skuId, price.amount])) };
}

/** What the shopper has seen and taken on the way to one order; kept for the tab, so that a reload knows it, too. */
export function createPriceMemory(drafts: Drafts, checkoutId: string, before: () => SeenPrices | undefined) {
  const kept = drafts.read<Kept>(form);
  const store = createStore(kept?.checkoutId === checkoutId ? kept.seen : before());
  const keep = (seen: SeenPrices) => {
    store.set(seen);
    drafts.keep(form, { checkoutId, seen } satisfies Kept);
  };
  return {
    store,
    /** These prices are on the screen; those seen before stay until the shopper goes on. */
    show(preview: CheckoutPreview, taken = '') {
      const now = pricesOf(preview, taken);
      const seen = store.get();
      if (seen?.currency !== now.currency) keep(now);
      else if (seen.choice !== now.choice) keep({ ...now, prices: { ...now.prices, ...seen.prices } });
    },
    /** The shopper goes on with these prices. */
    take: (preview: CheckoutPreview, taken = '') => keep(pricesOf(preview, taken)),
    forget: () => drafts.drop(form),
  };
}
