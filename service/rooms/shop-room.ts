import type { Room } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { Reader } from '#service/regions/queries.ts';
import { curatedRooms } from './curated-rooms.ts';
import { cheapestSkus, inStock } from './in-stock.ts';
import { roomOf } from './room.ts';

/** One thing alone is no room: its own page shows it better. */
const fewestThings = 2;

/**
 * The room of a shop: a picture with its own things that are sold in the reader's region and in stock; null where nobody
 * has found them in a picture, or too few are left.
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
