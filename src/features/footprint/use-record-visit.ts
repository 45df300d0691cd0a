import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ProductDetail, ProductSummary, TextLang } from '#openapi/schema.gen.ts';
import { footprintMutations } from '#src/data/footprint/footprint.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { guestFootprint } from '#src/state/guest-footprint.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIdentity } from '#src/state/use-identity.ts';

/**
 * Notes that the reader looks at a product: with the service for a member, in this browser for a visitor (Z30). Only a
 * browser does so, never the server. True when it has been told, or could not be.
 */
export function useRecordVisit(product: ProductDetail): boolean {
  const shop = useShop();
  const { local } = useClientState();
  const { state } = useIdentity();
  const { locale } = useIntl();
  const record = useMutation(footprintMutations.record(shop, useQueryClient()));
  const note = useEffectEvent(() => {
    if (state === 'member') record.mutate(product.prodId);
    if (state === 'visitor') {
      guestFootprint(local).record({
        product: summaryOf(product, locale),
        regionId: shop.regionId,
        available: product.regionAvailable,
        at: Date.now(),
      });
    }
  });
  useEffect(() => note(), [state, product.prodId]);
  return record.isSuccess || record.isError;
}

/** What a card shows of a product; the long texts of its page need not be kept. */
const summaryOf = (product: ProductDetail, locale: string): ProductSummary => ({
  prodId: product.prodId,
  prodName: product.prodName,
  // The reader may come back in another language.
  prodNameLang: product.prodNameLang ?? (locale.slice(0, 2) as TextLang),
  pic: product.pic,
  shopId: product.shopId,
  shopName: product.shopName,
  price: product.price,
  oriPrice: product.oriPrice,
  discountPercent: product.discountPercent,
  soldNum: product.soldNum,
  ratingAvg: product.ratingAvg,
  ratingCount: product.ratingCount,
  voucherCount: product.voucherCount,
  freeDelivery: product.freeDelivery,
  codAvailable: product.codAvailable,
  shipFrom: product.shipFrom,
  overseas: product.overseas,
  stockState: product.stockState,
  groupBuyId: product.groupBuyId,
});
