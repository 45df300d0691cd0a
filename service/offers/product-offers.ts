import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import { products } from '#service/db/schema/products.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { running } from './group-buys-in-force.ts';
import { collectable, goodForProduct } from './vouchers-in-force.ts';

/** Region and moment, or their placeholders in a prepared query. */
type OffersFor = { region: { regionId: number | Placeholder }; now: Date | Placeholder };

/** What is on offer for a product in the reader's region now; for queries that have `products` among their tables. */
export const offerColumns = ({ region: { regionId }, now }: OffersFor) => ({
  voucherCount: sql<number>`(
    select count(*) from ${vouchers} where ${and(collectable(regionId, now), goodForProduct())}
  )`.mapWith(Number),
  groupBuyId: sql<number | null>`(
    select ${groupBuys.groupBuyId} from ${groupBuys}
    join ${groupBuyPrices} on ${groupBuyPrices.groupBuyId} = ${groupBuys.groupBuyId}
    where ${and(eq(groupBuys.prodId, products.prodId), eq(groupBuyPrices.regionId, regionId), running(now))}
    order by ${groupBuys.endTime}, ${groupBuys.groupBuyId} limit 1
  )`.mapWith((id: string | number | null) => (id === null ? null : Number(id))),
});
