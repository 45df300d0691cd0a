import { and, eq, isNull } from 'drizzle-orm';
import type { Area, Region, RegionGuess } from '#openapi/schema.gen.ts';
import { currencies } from '#openapi/currencies.ts';
import type { Db } from '#service/db/database.ts';
import { areas, regions } from '#service/db/schema/regions.ts';
import type { Clock } from '#service/domain/clock.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';

export type RegionRow = typeof regions.$inferSelect;

/** For whom an answer is made: `region` decides prices and stock, `language` the texts, `now` what is on offer. */
export type Reader = { region: RegionRow; language: Language; now: Date };

export type RegionStore = ReturnType<typeof regionStore>;

/** Retry-After in seconds while the mall is empty. */
const emptySeconds = 60;

/** Regions are cached, because they hardly ever change; `forget` empties the cache. While there are none they are read each time. */
export function regionStore(db: Db, clock: Clock) {
  let reading: Promise<RegionRow[]> | undefined;
  function begin() {
    const begun: Promise<RegionRow[]> = readRegions(db).then(
      (rows) => {
        if (rows.length === 0) drop();
        return rows;
      },
      (fault: unknown) => {
        drop();
        throw fault;
      },
    );
    const drop = () => {
      if (reading === begun) reading = undefined;
    };
    return begun;
  }
  const all = () => {
    reading ??= begin();
    return reading;
  };
  const find = async (regionId: number) => (await all()).find((region) => region.regionId === regionId);

  async function get(regionId: number): Promise<RegionRow> {
    const region = await find(regionId);
    if (!region) throw notFound();
    return region;
  }

  /** The default region, for visitors who name none (S3.6). Refuses while the mall is empty (`server.unavailable`). */
  async function byDefault(): Promise<RegionRow> {
    const known = await all();
    const region = known.find((one) => one.isDefault) ?? known[0];
    if (!region) throw new Refusal('server.unavailable', { retryAfter: emptySeconds });
    return region;
  }

  return {
    /** True while the database has no catalogue: then it has no region either. */
    isEmpty: async (): Promise<boolean> => (await all()).length === 0,

    /** Empties the cache, so that the regions are read again. */
    forget: () => void (reading = undefined),

    knows: async (regionId: number): Promise<boolean> => (await find(regionId)) !== undefined,

    get,

    reader: async (regionId: number | undefined, language: Language): Promise<Reader> => ({
      region: regionId === undefined ? await byDefault() : await get(regionId),
      language,
      now: clock(),
    }),

    list: async (language: Language): Promise<Region[]> =>
      (await all()).map((region) => regionIn(region, language)),

    /** The name of a country with a sales region; for other countries the code itself. */
    async countryName(countryCode: string, language: Language): Promise<string> {
      const region = (await all()).find((one) => one.countryCode === countryCode);
      return region ? inLanguage(region.name, language) : countryCode;
    },

    /** The region of a country, as a suggestion to the visitor; `regionId` is null when there is none (D22, Z33). */
    async guess(countryCode: string | null): Promise<RegionGuess> {
      const region = (await all()).find((one) => one.countryCode === countryCode);
      return { countryCode, regionId: region?.regionId ?? null };
    },

    areas: (regionId: number, parentId: number) => areasBelow(db, regionId, parentId),
  };
}

const readRegions = (db: Db): Promise<RegionRow[]> => db.select().from(regions).orderBy(regions.seq);

function regionIn(region: RegionRow, language: Language): Region {
  const { regionId, flag, countryCode, phoneCode, timeZone, isDefault } = region;
  return {
    regionId,
    regionName: inLanguage(region.name, language),
    flag,
    countryCode,
    phoneCode,
    currency: currencies[region.currency],
    timeZone,
    isDefault,
  };
}

async function areasBelow(db: Db, regionId: number, parentId: number): Promise<Area[]> {
  const below = parentId === 0 ? isNull(areas.parentId) : eq(areas.parentId, parentId);
  const rows = await db
    .select()
    .from(areas)
    .where(and(eq(areas.regionId, regionId), below))
    .orderBy(areas.areaId);
  if (rows.length === 0 && parentId !== 0) await mustExist(db, regionId, parentId);
  return rows.map((row) => ({
    areaId: row.areaId,
    parentId: row.parentId ?? 0,
    level: row.level === 1 ? 1 : row.level === 2 ? 2 : 3,
    areaName: row.name,
  }));
}

async function mustExist(db: Db, regionId: number, areaId: number) {
  const found = await db
    .select({ areaId: areas.areaId })
    .from(areas)
    .where(and(eq(areas.areaId, areaId), eq(areas.regionId, regionId)));
  if (found.length === 0) throw notFound();
}
