import { and, eq, isNull } from 'drizzle-orm';
import type { Area, Region, RegionGuess } from '#openapi/schema.gen.ts';
import { currencies } from '#openapi/currencies.ts';
import type { Db } from '#service/db/database.ts';
import { areas, regions } from '#service/db/schema/regions.ts';
import type { Clock } from '#service/domain/clock.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';

export type RegionRow = typeof regions.$inferSelect;

/** For whom a list is made: prices and stock of a region, words of a language, what is on offer at a moment. */
export type Reader = { region: RegionRow; language: Language; now: Date };

export type RegionStore = ReturnType<typeof regionStore>;

/** Seconds after which an empty mall is worth another look. */
const emptySeconds = 60;

/** Regions hardly ever change, so they are read once, and anew when one was changed (`forget`); an empty mall is looked at anew each time. */
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

  /** The region of a guest who names none (S3.6). */
  async function byDefault(): Promise<RegionRow> {
    const known = await all();
    const region = known.find((one) => one.isDefault) ?? known[0];
    if (!region) throw new Refusal('server.unavailable', { retryAfter: emptySeconds });
    return region;
  }

  return {
    /** True as long as nothing was filled in: a mall sells in at least one region. */
    isEmpty: async (): Promise<boolean> => (await all()).length === 0,

    /** Lets them be read anew. */
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

    /** What a country is called; a parcel can come from any region. */
    async countryName(countryCode: string, language: Language): Promise<string> {
      const region = (await all()).find((one) => one.countryCode === countryCode);
      return region ? inLanguage(region.name, language) : countryCode;
    },

    /** The region that sells in a country; a suggestion for the reader, who is not known by it (D22, Z33). */
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
