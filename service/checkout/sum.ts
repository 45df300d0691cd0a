import type { Address } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { type CheckoutAsked, fingerprint } from './token.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';
import { type AmountTable, checkoutTotals, type ShopTotals, shopTotals } from '#service/domain/totals.ts';
import { checkoutAddress } from './address.ts';
import { type CheckoutLine, checkoutLines } from './lines.ts';
import type { RegionRow } from '#service/regions/queries.ts';

export type CheckoutShopSum = { shopId: number; lines: CheckoutLine[]; totals: ShopTotals };

export type Blocker = { code: RefusalCode; line?: CheckoutLine; shopId?: number };

/** A checkout calculated: everything that a preview shows and that an order is made of. */
export type CheckoutSum = {
  address: Address | undefined;
  shops: CheckoutShopSum[];
  amounts: AmountTable;
  blockers: Blocker[];
  /** Fingerprint of what the shopper sees; another one at submit means that something changed. */
  shown: string;
};

/** Calculates a checkout from what is true now; reads only. */
export async function sumCheckout(
  db: Db,
  userId: string,
  region: RegionRow,
  asked: CheckoutAsked,
): Promise<CheckoutSum> {
  const place = { userId, regionId: region.regionId };
  const address = await checkoutAddress(db, place, asked.addrId);
  const lines = await checkoutLines(db, { ...place, currency: region.currency }, asked);
  const inRegion = address?.regionId === region.regionId;
  const shops = byShop(lines).map(([shopId, own]) => ({
    shopId,
    lines: own,
    totals: shopTotals({ lines: own.map(totalLine) }, region.currency, inRegion),
  }));
  const blockers = [...addressBlockers(address, inRegion), ...lines.flatMap(lineBlockers)];
  return {
    address,
    shops,
    amounts: checkoutTotals(shops.map((shop) => shop.totals)),
    blockers,
    shown: fingerprint([address, shops.map(seenOf)]),
  };
}

/** What a shopper sees of a shop's part, in figures; names may be written anew without harm. */
const seenOf = ({ shopId, totals, lines }: CheckoutShopSum) => [
  shopId,
  totals.amounts,
  lines.map(({ basketId, goods, count, price }) => [basketId, goods.skuId, count, price]),
];

const totalLine = ({ price, count, goods }: CheckoutLine) => ({
  price,
  count,
  deliveryFee: goods.window?.fee ?? 0,
  freeWithinRegion: goods.window?.freeWithinRegion ?? false,
});

function byShop(lines: readonly CheckoutLine[]): [number, CheckoutLine[]][] {
  const shops = new Map<number, CheckoutLine[]>();
  for (const line of lines) shops.set(line.goods.shopId, [...(shops.get(line.goods.shopId) ?? []), line]);
  return [...shops];
}

function addressBlockers(address: Address | undefined, inRegion: boolean): Blocker[] {
  if (!address) return [{ code: 'address.required' }];
  return inRegion ? [] : [{ code: 'prod.not_in_region' }];
}

/** A line that cannot be had, and a line that the courier takes no money for: there is no other way to pay yet. */
function lineBlockers(line: CheckoutLine): Blocker[] {
  if (line.refusal) return [{ code: line.refusal, line, shopId: line.goods.shopId }];
  if (line.goods.window?.codAvailable) return [];
  return [{ code: 'paytype.not_allowed', line, shopId: line.goods.shopId }];
}
