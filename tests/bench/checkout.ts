import { loadavg } from 'node:os';
import { heldVouchers } from '#service/db/schema/held-vouchers.ts';
import { skus } from '#service/db/schema/skus.ts';
import { postgresMissing, startPostgres } from '../service/postgres.ts';
import { newPhone, openShop, type Shop, type Shopper } from '../service/shop.ts';
import { give, insertVoucher } from '../service/voucher-world.ts';
import { casora, goods } from '../service/world.ts';
import { connections } from './load.ts';

const checkoutsEach = 30;
const warmUp = 3;

type Buyer = { shopper: Shopper; vouchers: number[][] };

/** Prints how long confirm and submit take together at ten buyers, in cash and with everything that a checkout can have. */
export async function benchCheckout() {
  await onDatabase('PGlite', undefined);
  if (postgresMissing) return console.log(`PostgreSQL is not measured: ${postgresMissing}`);
  const cluster = await startPostgres();
  await onDatabase('PostgreSQL', await cluster.databaseUrl());
  cluster.stop();
}

async function onDatabase(name: string, databaseUrl: string | undefined) {
  const shop = await openShop({
    ...(databaseUrl && { databaseUrl }),
    options: { checkAnswers: false, rateLimitFactor: 1_000_000 },
  });
  await shop.db.update(skus).set({ stock: 1_000_000 });
  await insertVoucher(shop.db, {
    couponId: 1,
    scope: 'PRODUCT',
    shopId: casora,
    prodIds: [goods.kettle.prodId],
  });
  await insertVoucher(shop.db, { couponId: 2, scope: 'SHOP', shopId: casora });
  await insertVoucher(shop.db, { couponId: 3, type: 'PERCENT', percentOff: 8 });
  const buyers: Buyer[] = [];
  for (let number = 0; number < connections; number += 1) buyers.push(await buyerIn(shop));
  console.log(`${name}, load average ${loadavg()[0]?.toFixed(1)}`);
  for (const way of ['cash', 'everything', 'cash', 'everything'] as const) {
    const times = (await Promise.all(buyers.map((buyer) => buys(buyer, way)))).flat();
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);
    const words = way === 'cash' ? 'cash on delivery' : 'three vouchers, coins, wallet';
    console.log(`  ${words.padEnd(30)} ${sorted.length} checkouts, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  }
  await shop.close();
}

/** Somebody with an address, coins, money, and three vouchers for every checkout to come. */
async function buyerIn(shop: Shop): Promise<Buyer> {
  const shopper = await shop.logIn(newPhone());
  await shopper.moveTo('colombo');
  const { userId } = shopper.session;
  await give(shop.db, userId, { coins: 1_000_000, wallet: 1_000_000_000 });
  const vouchers: number[][] = [];
  for (let number = 0; number < 2 * (checkoutsEach + warmUp); number += 1) {
    const rows = await shop.db
      .insert(heldVouchers)
      .values(
        [1, 2, 3].map((couponId) => ({
          userId,
          couponId,
          status: 'COLLECTED' as const,
          source: 'GIFT' as const,
          collectTime: shop.time.now,
          validUntil: new Date('2026-05-31'),
        })),
      )
      .returning({ id: heldVouchers.couponUserId });
    vouchers.push(rows.map(({ id }) => id));
  }
  return { shopper, vouchers };
}

const items = [goods.kettle, goods.cup, goods.tea];

/** Milliseconds of each checkout of one buyer; filling the cart is not counted. */
async function buys({ shopper, vouchers }: Buyer, way: 'cash' | 'everything'): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < checkoutsEach + warmUp; number += 1) {
    const basketIds: number[] = [];
    for (const { prodId, skuId, shopId } of items) {
      const line = { basketId: 0, count: 1, prodId, skuId, shopId };
      basketIds.push(Number((await shopper.post('/p/shopCart/changeItem', line)).body.basketId));
    }
    const asked =
      way === 'cash'
        ? { basketIds }
        : { basketIds, couponUserIds: vouchers.pop() ?? [], coins: 50, useWallet: true };
    const began = performance.now();
    const { body } = await shopper.confirm(asked);
    if (way === 'everything' && body.amounts.mallVoucher.amount * body.amounts.walletUsed.amount === 0)
      throw new Error('a part of the checkout is missing');
    const payType = body.amounts.due.amount === 0 ? 'WALLET' : 'COD_CASH';
    const placed = await shopper.submit(body.checkoutToken, { payType });
    const took = performance.now() - began;
    if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
    if (number >= warmUp) times.push(took);
  }
  return times;
}
