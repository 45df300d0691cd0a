import { eq } from 'drizzle-orm';
import type { HomeProduct, HomeWindow } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { indexTagProducts } from '#service/db/schema/home.ts';
import { regions } from '#service/db/schema/regions.ts';
import { calendarDay } from '#service/domain/calendar.ts';
import { inLanguage } from '#service/domain/language.ts';
import type { Reader } from '#service/regions/queries.ts';
import { curatedRooms } from '#service/rooms/curated-rooms.ts';
import { cheapestSkus, inStock } from '#service/rooms/in-stock.ts';
import { roomOf } from '#service/rooms/room.ts';
import { bannerTurns } from './banner-turns.ts';
import { type Curation, readCuration } from './curation.ts';
import { deal, type Wish } from './deal.ts';
import { type Places, readPlaces } from './window-places.ts';
import {
  bannersOf,
  doorsOfBanner,
  groupsOf,
  sectionsOf,
  streetsOf,
  type WindowParts,
} from './window-parts.ts';

const banners = 4;
const railLength = 12;
const groupLength = 5;
const streetLength = 6;

/**
 * Keys of the banners in rotation. Left out: banners whose products are needed in a street, which then would not have all its
 * six, and banners whose products lie flat in their pictures, as books do.
 */
const withDoors = ['electronics', 'outdoor', 'beauty', 'toys', 'fresh'];

const bestTag = 'best';

/** The places of the home page in the order in which they get products: the top of the page first. */
function wishesOf(
  { banners: { items }, streets, homeTags }: Curation,
  turns: string[],
  best: Set<number>,
): Wish[] {
  return [
    ...turns.map((key) => ({
      key: `banner ${key}`,
      wanted: items[key]?.products.map(({ productId }) => productId) ?? [],
      most: doorsOfBanner,
      least: doorsOfBanner,
    })),
    { key: 'room', wanted: curatedRooms().home.dots.map(({ productId }) => productId), most: 8 },
    ...Object.entries(streets).map(([code, { productIds }]) => ({
      key: `street ${code}`,
      wanted: productIds,
      most: streetLength,
    })),
    ...homeTags.flatMap((section) => {
      const never = section.slug === 'new' ? best : undefined;
      const groups = groupsOf(section);
      if (groups.length === 0)
        return [{ key: section.slug, wanted: section.productIds, most: railLength, ...(never && { never }) }];
      return groups.map(({ productIds }, index) => ({
        key: `${section.slug} ${index}`,
        wanted: productIds,
        most: groupLength,
      }));
    }),
  ];
}

/** The home page of a region as one plan, in which no product stands twice. */
export async function homeWindow(db: Db, reader: Reader, now: Date): Promise<HomeWindow> {
  const { language, region } = reader;
  const curation = readCuration();
  const places = await readPlaces(db, reader);
  const best = await bestSellers(db, places);
  const turns = bannerTurns(withDoors, banners, region.timeZone, now);
  const wishes = wishesOf(
    curation,
    turns.map(({ key }) => key),
    best,
  );
  const known = await inStock(
    db,
    reader,
    wishes.flatMap(({ wanted }) => wanted),
  );
  const dealt = deal(wishes, (id) => known.has(id));
  const of = (key: string): HomeProduct[] => (dealt.get(key) ?? []).flatMap((id) => known.get(id) ?? []);
  const say = (text: Parameters<typeof inLanguage>[0]) => inLanguage(text, language);
  const day = calendarDay(region.timeZone, now);
  const campaign = {
    startTime: day.startTime.toISOString(),
    endTime: day.endTime.toISOString(),
    serverTime: now.toISOString(),
  };
  const flash = of('flash');
  const lowered = flash.filter(({ oriPrice }) => oriPrice !== null);
  const today = lowered[day.number % Math.max(1, lowered.length)];
  const parts: WindowParts = { curation, places, of, say, reader };
  return {
    serverTime: now.toISOString(),
    banners: bannersOf(parts, turns),
    deal: today ? { campaign, product: today } : null,
    room: roomOf(
      curatedRooms().home,
      of('room'),
      await cheapestSkus(db, reader, dealt.get('room') ?? []),
      reader,
    ),
    streets: streetsOf(parts, await db.select().from(regions).orderBy(regions.seq)),
    sections: sectionsOf(parts, campaign, today?.prodId),
  };
}

/** The products of the list of best sellers, all of them. */
async function bestSellers(db: Db, { tags }: Places): Promise<Set<number>> {
  const tagId = tags.get(bestTag)?.tagId;
  if (tagId === undefined) return new Set();
  const rows = await db
    .select({ prodId: indexTagProducts.prodId })
    .from(indexTagProducts)
    .where(eq(indexTagProducts.tagId, tagId));
  return new Set(rows.map(({ prodId }) => prodId));
}
