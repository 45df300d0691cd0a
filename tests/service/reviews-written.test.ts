import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  MyReview,
  PageOfMyReview,
  PageOfPendingReview,
  PageOfReview,
  Review,
  ReviewSummary,
} from '#openapi/schema.gen.ts';
import { products } from '#service/db/schema/products.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { deskReviewStore } from '#service/desk/review-queries.ts';
import { disagreeingRatings } from '#service/reviews/ratings.ts';
import { audit } from './audit.ts';
import { type Faulty, type RefundBuyer, refundWorld, stockUp } from './refund-world.ts';
import { openShop, type Shop } from './shop.ts';
import { goods } from './world.ts';

let shop: Shop;
let world: ReturnType<typeof refundWorld>;
let buyer: RefundBuyer;
beforeAll(async () => {
  shop = await openShop();
  await stockUp(shop);
  world = refundWorld(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  buyer = await world.newBuyer();
});
afterEach(sound);

/** Whatever happened, everything adds up. */
async function sound() {
  expect(await audit(shop.db)).toEqual([]);
  expect(await disagreeingRatings(shop.db)).toEqual([]);
}

const { prodId } = goods.cup;
const write = (who: RefundBuyer, orderItemId: number, more: object = {}, key?: string) =>
  who.post<Faulty<Review>>(
    '/p/prodComm',
    { orderItemId, prodId, score: 5, content: 'Thin and light.', pics: [], isAnonymous: false, ...more },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );
const bought = async (who = buyer, more: object = {}) => {
  const { orderNumber, lines } = await world.order(who, more);
  return { orderNumber, orderItemId: lines[0]?.orderItemId ?? 0 };
};
const pending = async () => (await buyer.get<PageOfPendingReview>('/p/prodComm/pending')).body;
const mine = async () => (await buyer.get<PageOfMyReview>('/p/prodComm/page')).body;
const summary = async () =>
  (await shop.ask<ReviewSummary>(`/api/prodComm/prodCommData?prodId=${prodId}`)).body;
const shown = async (language = 'en-US', more = '') =>
  (
    await shop.ask<PageOfReview>(`/api/prodComm/prodCommPageByProd?prodId=${prodId}${more}`, {
      headers: { 'Accept-Language': language },
    })
  ).body;
const refused = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code}`;

describe('a review', () => {
  test('is written by who has bought, stands on the product at once, and counts in its average', async () => {
    const { orderNumber, orderItemId } = await bought();
    expect((await pending()).records).toMatchObject([
      { orderNumber, item: { orderItemId, commSts: 'PENDING', refundableCount: 3 } },
    ]);
    const before = await summary();
    const pics = await world.pictures(buyer, 'review', 2);
    const { status, body } = await write(buyer, orderItemId, {
      pics,
      score: 4,
      content: '  Thin and light. ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      score: 4,
      content: 'Thin and light.',
      lang: 'en',
      isAnonymous: false,
      skuName: 'White',
      reply: null,
    });
    expect(body.pics).toHaveLength(2);
    expect((await shown()).records[0]).toEqual(body);
    const after = await summary();
    expect(after.total).toBe(before.total + 1);
    expect(after.counts['4']).toBe(before.counts['4'] + 1);
    expect(after.withPics).toBe(before.withPics + 1);
    expect((await pending()).records).toEqual([]);
    expect((await mine()).records).toEqual([
      { ...body, prodId, prodName: 'Tea cup 100%', prodPic: `/media/products/${prodId}.webp` },
    ]);
    expect((await world.detail(buyer, orderNumber)).items[0]?.commSts).toBe('DONE');
  });

  test('is written once for a line, and a line of another order is another', async () => {
    const first = await bought();
    expect((await write(buyer, first.orderItemId)).status).toBe(200);
    expect(refused(await write(buyer, first.orderItemId))).toBe('409 review.exists');
    const second = await bought();
    expect((await write(buyer, second.orderItemId)).status).toBe(200);
  });

  test('that is sent twice with one key is one review', async () => {
    const { orderItemId } = await bought();
    const key = randomUUID();
    const [one, two] = [await write(buyer, orderItemId, {}, key), await write(buyer, orderItemId, {}, key)];
    expect(two.body).toEqual(one.body);
    expect((await mine()).total).toBe(1);
  });

  test('that twenty windows send at once is one review and one star', async () => {
    const { orderItemId } = await bought();
    const before = await summary();
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(buyer, orderItemId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(refused))).toEqual(
      new Set(['409 review.exists']),
    );
    expect((await summary()).total).toBe(before.total + 1);
  });

  test('waits for the receipt and is too late after thirty days', async () => {
    const { orderNumber, orderItemId } = await bought(buyer, { until: 'delivered' });
    expect(refused(await write(buyer, orderItemId))).toBe('409 review.not_completed');
    await buyer.put(`/p/myOrder/receipt/${orderNumber}`);
    buyer = await world.later(30 * 24, buyer);
    expect((await pending()).total).toBe(1);
    buyer = await world.later(0.1, buyer);
    expect((await pending()).total).toBe(0);
    expect(refused(await write(buyer, orderItemId))).toBe('409 review.window_closed');
  });

  test.each<[string, object]>([
    ['another product', { prodId: goods.tea.prodId }],
    ['nothing that was ordered', { orderItemId: 999_999_999 }],
  ])('is of %s: not found', async (_what, wrong) => {
    const { orderItemId } = await bought();
    expect(refused(await write(buyer, orderItemId, wrong))).toBe('404 resource.not_found');
  });

  test('is not written by somebody else', async () => {
    const { orderItemId } = await bought();
    expect(refused(await write(await world.newBuyer(), orderItemId))).toBe('404 resource.not_found');
  });

  test.each<[string, object]>([
    ['without a thought (S5.21)', { content: '   ' }],
    ['without any words', { content: '' }],
    ['with no star', { score: 0 }],
    ['with six stars', { score: 6 }],
    ['with six pictures (S5.22)', { pics: Array.from({ length: 6 }, (_, n) => `review/260504/${n}.webp`) }],
  ])('%s is refused', async (_what, wrong) => {
    const { orderItemId } = await bought();
    expect(refused(await write(buyer, orderItemId, wrong))).toBe('422 request.invalid');
  });

  test('takes no picture of somebody else, for something else, or twice', async () => {
    const { orderItemId } = await bought();
    const [own = ''] = await world.pictures(buyer, 'review');
    const stranger = await world.newBuyer();
    for (const pics of [
      await world.pictures(stranger, 'review'),
      await world.pictures(buyer, 'refund'),
      [own, own],
    ])
      expect(refused(await write(buyer, orderItemId, { pics }))).toBe('422 upload.unknown_file');
    expect((await write(buyer, orderItemId, { pics: [own] })).status).toBe(200);
  });

  test('without a name shows one letter and no picture of its writer', async () => {
    const { orderItemId } = await bought();
    const { nickName } = (await buyer.get<{ nickName: string }>('/p/user/userInfo')).body;
    const { body } = await write(buyer, orderItemId, { isAnonymous: true });
    expect(body).toMatchObject({ nickName: `${nickName[0]}***`, pic: null, isAnonymous: true });
    expect((await shown()).records[0]).toEqual(body);
  });

  test('in the reader’s language comes first', async () => {
    const [english, turkish] = [await bought(), await bought()];
    await write(buyer, english.orderItemId);
    const sent = await buyer.post<MyReview>(
      '/p/prodComm',
      { orderItemId: turkish.orderItemId, prodId, score: 3, content: 'İnce.', pics: [], isAnonymous: false },
      { 'Accept-Language': 'tr-TR' },
    );
    expect(sent.body.lang).toBe('tr');
    shop.time.now = new Date(shop.time.now.getTime() + 1_000);
    expect((await shown('tr-TR')).records[0]?.content).toBe('İnce.');
    expect((await shown('en-US')).records[0]?.lang).toBe('en');
    expect((await shown('en-US')).otherLangs).toContainEqual({ lang: 'tr', count: 1 });
  });

  test('is answered by the shop, for everybody to read', async () => {
    const { orderItemId } = await bought();
    const { body } = await write(buyer, orderItemId);
    const desk = deskReviewStore(shop.db, () => shop.time.now);
    expect(await desk.reply(body.prodCommId, 'Thank you.')).toBe(true);
    expect(await desk.reply(1, 'Nobody.')).toBe(false);
    const reply = { content: 'Thank you.', time: shop.time.now.toISOString() };
    expect((await shown()).records.find(({ prodCommId }) => prodCommId === body.prodCommId)?.reply).toEqual(
      reply,
    );
    expect((await mine()).records[0]?.reply).toEqual(reply);
  });
});

describe('ratings', () => {
  test('that do not agree with their stars are found, and the job says so', async () => {
    await shop.service.jobs.run('compare-ratings');
    for (const change of [
      { ratingCount: 99 },
      { ratingAvg: 1.5 },
      { ratingStars: [0, 0, 0, 0, 0], ratingCount: 0, ratingAvg: null },
    ]) {
      await bought().then(({ orderItemId }) => write(buyer, orderItemId));
      const [before] = await shop.db.select().from(products).where(eq(products.prodId, prodId));
      await shop.db.update(products).set(change).where(eq(products.prodId, prodId));
      expect(await disagreeingRatings(shop.db)).toEqual([prodId]);
      await expect(shop.service.jobs.run('compare-ratings')).rejects.toThrow(String(prodId));
      if (!before) throw new Error('the product is gone');
      const { ratingStars, ratingCount, ratingAvg } = before;
      await shop.db
        .update(products)
        .set({ ratingStars, ratingCount, ratingAvg })
        .where(eq(products.prodId, prodId));
    }
  });

  test('of many buyers at once are all counted', async () => {
    const before = await summary();
    const lines: { orderItemId: number }[] = [];
    for (let number = 0; number < 8; number += 1) lines.push(await bought());
    await Promise.all(
      lines.map(({ orderItemId }, place) => write(buyer, orderItemId, { score: (place % 5) + 1 })),
    );
    const after = await summary();
    expect(after.total).toBe(before.total + 8);
    const written = await shop.db.select().from(reviews).where(eq(reviews.prodId, prodId));
    const stars = written.reduce((sum, { score }) => sum + score, 0);
    const [product] = await shop.db.select().from(products).where(eq(products.prodId, prodId));
    expect(Math.abs((product?.ratingAvg ?? 0) - stars / written.length)).toBeLessThan(0.0051);
  });
});

test('a list of one’s own comes in pages', async () => {
  for (let number = 0; number < 3; number += 1) {
    const { orderItemId } = await bought();
    await write(buyer, orderItemId);
    shop.time.now = new Date(shop.time.now.getTime() + 1_000);
  }
  const { body } = await buyer.get<PageOfMyReview>('/p/prodComm/page?size=2&current=2');
  expect(body).toMatchObject({ total: 3, pages: 2 });
  expect(body.records).toHaveLength(1);
});
