import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productRegions, products } from '#service/db/schema/products.ts';
import { searchPrefixes, searchTerms } from '#service/db/schema/search.ts';
import { type Mall, openMall, regionIds } from './mall.ts';

/** More names than a list keeps, even of those that begin with the word. */
const kettles = 200;
let mall: Mall;
beforeAll(async () => {
  mall = await openMall({ sample: 40 });
});
afterAll(() => mall.close());

const beginnings = () =>
  mall.database.db
    .select()
    .from(searchPrefixes)
    .orderBy(searchPrefixes.regionId, searchPrefixes.language, searchPrefixes.beginning);

/** Names of which many have the same words: first, later, twice, with a gap before them, and alike for sixteen letters. */
const folded = (place: number) =>
  [
    `kettle ${place}`,
    `small kettle of kettle${place % 3} and kettle`,
    `kettle kettle kettledrum`,
    ` kettle after a gap`,
    `uninterruptedness${place % 5} uninterruptedly x`,
    `ke ket kett 茶壶 ${'y'.repeat(place % 20)}`,
  ][place % 6] ?? '';

test('the beginnings of all names at once are those that each name brings by itself', async () => {
  const { db } = mall.database;
  const ids = (await db.select().from(products).orderBy(products.prodId)).map(({ prodId }) => prodId);
  const notIn = (regionId: number, chosen: number[]) =>
    db
      .delete(productRegions)
      .where(and(eq(productRegions.regionId, regionId), inArray(productRegions.prodId, chosen)));
  await notIn(
    regionIds.LA,
    ids.filter((id) => id % 2 === 0),
  );
  await notIn(
    regionIds.TR,
    ids.filter((id) => id % 3 === 0),
  );
  await notIn(regionIds.CN, ids.slice(5));

  const own = await db.select().from(searchTerms).where(eq(searchTerms.kind, 'product'));
  const added = Array.from({ length: kettles }, (_, place) => ({
    kind: 'product' as const,
    language: place % 4 === 3 ? ('tr' as const) : ('en' as const),
    content: folded(place),
    folded: folded(place),
    prodId: ids[place % ids.length] ?? null,
    weight: (place * 37) % 50,
  }));
  await db.delete(searchTerms).where(eq(searchTerms.kind, 'product'));
  await db.delete(searchPrefixes);
  await db.insert(searchTerms).overridingSystemValue().values(own.toReversed());
  await db.insert(searchTerms).values(added);
  const kept = await beginnings();
  await db.execute(sql`select learn_beginnings()`);
  expect(await beginnings()).toEqual(kept);

  const kettle = kept.filter(({ beginning, language }) => beginning === 'kettle' && language === 'en');
  const sizes = new Map(kettle.map(({ regionId, nameIds, wordIds }) => [regionId, [nameIds, wordIds]]));
  expect(sizes.get(regionIds.LK)?.map(({ length }) => length)).toEqual([60, 60]);
  expect(kettle.find(({ regionId }) => regionId === regionIds.LK)).toMatchObject({ wordsWhole: false });
  expect(sizes.get(regionIds.CN)?.[0]?.length).toBeLessThan(60);
});
