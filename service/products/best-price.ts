import type { BestPrice, Sku } from '#openapi/schema.gen.ts';
import { type CurrencyCode, shareOf } from '#service/domain/money.ts';
import type { Promotion } from '#service/offers/promotions.ts';

/** Price of one piece (minor units) less a promotion, rounded as the checkout does; undefined when nothing is taken off. */
function bestPrice(
  price: number,
  currency: CurrencyCode,
  { percentOff }: Pick<Promotion, 'percentOff'>,
): BestPrice | undefined {
  const off = shareOf(price, percentOff * 100, currency);
  return off > 0 ? { price: { amount: price - off, currency }, percentOff } : undefined;
}

/** The SKUs with `bestPrice` after a promotion; unchanged without one. */
export function atBestPrice(skus: Sku[], promotion: Pick<Promotion, 'percentOff'> | undefined): Sku[] {
  if (!promotion) return skus;
  return skus.map((sku) => {
    const best = bestPrice(sku.price.amount, sku.price.currency, promotion);
    return best ? { ...sku, bestPrice: best } : sku;
  });
}
