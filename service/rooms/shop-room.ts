import type { Room } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { Reader } from '#service/regions/queries.ts';
import { curatedRooms } from './curated-rooms.ts';
import { cheapestSkus, inStock } from './in-stock.ts';
import { roomOf } from './room.ts';

/** Products that a room needs at least; a single one is shown better on its own page. */
const fewestThings = 2;

/**
 * The room of a shop: a picture with the shop's products that are sold in the reader's region and in stock; null when the shop has
 * no curated picture or too few of its products are left.
 */
export async function roomOfShop(
  db: Db,
  reader: Reader,
  shop: { shopId: number; slug: string },
): Promise<Room | null> {
  const curated = curatedRooms().shops[shop.slug];
  if (!curated) return null;
  const ids = curated.dots.map(({ productId }) => productId);
  const known = await inStock(db, reader, ids);
  const own = ids.flatMap((id) => known.get(id) ?? []).filter(({ shopId }) => shopId === shop.shopId);
  if (own.length < fewestThings) return null;
  const variants = await cheapestSkus(
    db,
    reader,
    own.map(({ prodId }) => prodId),
  );
  return roomOf(curated, own, variants, reader);
}
