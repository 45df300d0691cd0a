import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skus } from '#service/db/schema/skus.ts';
import { noCards } from '#service/orders/card-door.ts';
import { refundOrder } from '#service/payments/refunds.ts';
import { audit } from '../service/audit.ts';
import { pocketProcessor } from '../service/pocket-processor.ts';
import { openShop, type Shop } from '../service/shop.ts';
import { insertVoucher } from '../service/voucher-world.ts';
import { lostOf, lostPieces } from './order-books.ts';
import { history, play } from './order-history.ts';

const seed = Number(process.env.HISTORY_SEED ?? 20_261_123);
/** `npm run test:nightly` plays ten thousand. */
const numRuns = Number(process.env.HISTORIES ?? 40);
/** The whole database is looked through after so many. */
const runsOfAudit = 20;
const pieces = 1_000_000;
const couponId = 870;

const { processor, books, state } = pocketProcessor();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ processor, options: { rateLimitFactor: 1_000_000 } });
  await shop.db.update(skus).set({ stock: pieces });
  await insertVoucher(shop.db, {
    couponId,
    reduceAmount: 30_000,
    total: 1_000_000,
    endTime: new Date('2099-01-01T00:00:00Z'),
  });
});
afterAll(() => shop.close());

test(
  `${numRuns} histories of orders lose no money, no coin, no voucher and no piece`,
  async () => {
    const supplied = new Map((await shop.db.select().from(skus)).map(({ skuId }) => [skuId, pieces]));
    const stage = { shop, cards: { state }, couponId, refundOrder: { ...noCards, refundOrder } };
    let played = 0;
    await fc.assert(
      fc.asyncProperty(history, async (one) => {
        shop.time.now = new Date('2026-05-04T08:00:00Z');
        const userId = await play(stage, one);
        expect(await lostOf(shop.db, userId, books)).toEqual([]);
        played += 1;
        if (played % runsOfAudit !== 0) return;
        expect(await lostPieces(shop.db, supplied)).toEqual([]);
        expect(await audit(shop.db)).toEqual([]);
      }),
      { seed, numRuns, endOnFailure: true },
    );
    expect(await lostPieces(shop.db, supplied)).toEqual([]);
    expect(await audit(shop.db)).toEqual([]);
  },
  numRuns * 5_000 + 60_000,
);
