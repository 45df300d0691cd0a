import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageOfReview, ProductDetail, ReviewSummary } from '#openapi/schema.gen.ts';
import { readCatalogue } from '#service/seed/catalogue.ts';
import { ratingsOf } from '#service/seed/ratings.ts';
import { type Mall, openMall, regionIds } from './mall.ts';

const catalogue = readCatalogue();
/** Much reviewed, by some with pictures, by some without a name. */
const blanket = 100112;
const written = catalogue.reviews.filter(({ productId }) => productId === blanket);
const path = '/prodComm/prodCommPageByProd';

let mall: Mall;
beforeAll(async () => {
  mall = await openMall();
});
afterAll(() => mall.close());

/** Every review of a filter, page after page. */
async function walk(
  filter: { score?: number; withPics?: boolean; langs?: string },
  size: number,
  language = 'en-US',
) {
  const found = [];
  for (let current = 1, pages = 1; current <= pages; current += 1) {
    const page = await mall.get<PageOfReview>(path, { prodId: blanket, ...filter, current, size }, language);
    expect(page).toMatchObject({ current, size, pages: Math.ceil(page.total / size) });
    pages = page.pages;
    found.push(...page.records);
  }
  return found;
}

const filters = [undefined, 1, 2, 3, 4, 5].flatMap((score) =>
  [undefined, true].map((withPics) => ({
    ...(score !== undefined && { score }),
    ...(withPics !== undefined && { withPics }),
  })),
);

test.each(filters)(
  'filter %o and paging go together: each review once, own language first, then newest first (S2.62)',
  async (filter) => {
    const expected = written.filter(
      ({ stars, images }) =>
        (filter.score === undefined || stars === filter.score) && (!filter.withPics || images.length > 0),
    );
    for (const size of [1, 2, 50]) {
      const found = await walk(filter, size);
      expect(found).toHaveLength(expected.length);
      expect(new Set(found.map(({ prodCommId }) => prodCommId))).toEqual(
        new Set(expected.map(({ id }) => id)),
      );
      const own = found.filter(({ lang }) => lang === 'en');
      const others = found.filter(({ lang }) => lang !== 'en');
      expect(found).toEqual([...own, ...others]);
      for (const part of [own, others]) {
        const times = part.map(({ createTime }) => Date.parse(createTime));
        expect(times).toEqual(times.toSorted((a, b) => b - a));
      }
    }
  },
);

test.each(['en-US', 'zh-CN', 'tr-TR', 'ru-RU', 'pt-PT'])(
  'readers of %s get their own reviews apart from the others, which are counted by language',
  async (tag) => {
    const language = tag.slice(0, 2);
    const own = await walk({ langs: 'own' }, 50, tag);
    const others = await walk({ langs: 'others' }, 50, tag);
    expect(own.every(({ lang }) => lang === language)).toBe(true);
    expect(others.some(({ lang }) => lang === language)).toBe(false);
    expect(own.length + others.length).toBe(written.length);
    const { otherLangs } = await mall.get<PageOfReview>(path, { prodId: blanket, langs: 'own' }, tag);
    for (const { lang, count } of otherLangs)
      expect(others.filter((one) => one.lang === lang)).toHaveLength(count);
    expect(otherLangs.reduce((sum, { count }) => sum + count, 0)).toBe(others.length);
    const counts = otherLangs.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  },
);

test('a page after the last is empty and still says how many there are', async () => {
  const page = await mall.get<PageOfReview>(path, { prodId: blanket, current: 40, size: 5 });
  expect(page).toMatchObject({ total: written.length, records: [] });
});

test.each<Record<string, string | number>>([
  { score: 0 },
  { score: 6 },
  { score: 2.5 },
  { score: 'five' },
  { withPics: 'perhaps' },
  { current: 0 },
  { current: -1 },
  { size: 0 },
  { size: 10_000 },
  { current: 100_000, size: 50 },
  { prodId: 'x' },
  { langs: 'mine' },
])('%o is refused with 422', async (bad) => {
  expect(await mall.status(path, { prodId: blanket, ...bad })).toBe(422);
});

test('no product has fewer ratings of a kind than reviews that say so', async () => {
  for (const prodId of [100001, 100046, blanket, 100204]) {
    const { counts, total, withPics } = await mall.get<ReviewSummary>('/prodComm/prodCommData', { prodId });
    const own = catalogue.reviews.filter(({ productId }) => productId === prodId);
    for (const star of ['1', '2', '3', '4', '5'] as const)
      expect(counts[star]).toBeGreaterThanOrEqual(own.filter(({ stars }) => String(stars) === star).length);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(withPics).toBe(own.filter(({ images }) => images.length > 0).length);
  }
});

test('ratings that nobody wrote about stay as they were, and the average follows the stars', () => {
  const review = { productId: 7, stars: 1 } as (typeof catalogue.reviews)[number];
  const rated = ratingsOf({ reviews: [review] });
  const rating = { average: 4.8, count: 6, histogram: [0, 0, 0, 1, 5] };
  expect(rated({ id: 8, rating })).toMatchObject({ ratingCount: 6, ratingStars: [0, 0, 0, 1, 5] });
  expect(rated({ id: 7, rating })).toEqual({
    ratingAvg: 30 / 7,
    ratingCount: 7,
    ratingStars: [1, 0, 0, 1, 5],
  });
  expect(rated({ id: 9, rating: { average: 0, count: 0, histogram: [0, 0, 0, 0, 0] } }).ratingAvg).toBeNull();
});

test('a product names every region that sells it, in the words of the reader', async () => {
  const elsewhere = await mall.get<ProductDetail>('/prod/prodInfo', { prodId: 100015 }, 'ru-RU');
  expect(elsewhere).toMatchObject({
    regionAvailable: false,
    soldIn: [
      { regionId: regionIds.LA, regionName: 'Лаос' },
      { regionId: regionIds.TR, regionName: 'Турция' },
    ],
    returnDays: 7,
  });
  const everywhere = await mall.get<ProductDetail>('/prod/prodInfo', { prodId: 100001 });
  expect(everywhere.soldIn.map(({ regionName }) => regionName)).toContain('Sri Lanka');
});
