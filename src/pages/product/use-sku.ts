import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linePiecesMax } from '#openapi/limits.ts';
import type { ProductDetail, Sku } from '#openapi/schema.gen.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';

const canBuy = (sku: Sku) => sku.status === 'ON' && sku.stocks > 0;

/** The variant that stands chosen until the reader takes another: the first that can be bought. */
const shownFirst = (skus: readonly Sku[]) => skus.find(canBuy) ?? skus[0];

/**
 * The variant and the number of pieces that the reader has chosen. Live stock and prices come over those of the page,
 * which may be a minute old, as soon as the browser has them. The variant that the page has shown stays chosen when it
 * turns out to be sold out: nobody buys another one than was read.
 */
export function useSku(product: ProductDetail) {
  const live = useQuery({
    ...catalogQueries.skus(useShop(), product.prodId),
    enabled: product.regionAvailable,
  });
  const skus = live.data ?? product.skuList;
  const [skuId, setSkuId] = useState(() => shownFirst(product.skuList)?.skuId);
  const [wanted, setWanted] = useState(1);
  const sku = skus.find((one) => one.skuId === skuId) ?? shownFirst(skus);
  const most = sku ? Math.max(1, Math.min(sku.stocks, sku.limitPerUser ?? linePiecesMax, linePiecesMax)) : 1;
  return {
    skus,
    sku,
    choose: setSkuId,
    count: Math.min(wanted, most),
    setCount: setWanted,
    /** The most pieces that can be bought at once (Z40). */
    most,
    /** Another variant can be bought, when this one cannot. */
    hasOther: skus.some(canBuy),
    canBuy: sku !== undefined && canBuy(sku) && product.regionAvailable,
  };
}
