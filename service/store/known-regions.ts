import type { Db } from '#service/db/database.ts';
import { regions } from '#service/db/schema/regions.ts';

/** Whether an id is a region of this mall; regions do not change while the shop runs, an unknown id is asked again. */
export function knownRegions(db: Db) {
  const known = new Set<number>();
  return async (regionId: number): Promise<boolean> => {
    if (known.has(regionId)) return true;
    for (const row of await db.select({ regionId: regions.regionId }).from(regions)) known.add(row.regionId);
    return known.has(regionId);
  };
}
