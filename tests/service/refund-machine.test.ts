import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RefundStatus, RefundType } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { type RefundEvent, refundEventNames, refundStatuses } from '#service/db/schema/refund-words.ts';
import { refundEvents, refundParcels, refunds } from '#service/db/schema/refunds.ts';
import { moveRefund, WrongRefundState } from '#service/refunds/moving.ts';
import { holdRefund } from '#service/refunds/refund-rows.ts';
import { audit } from './audit.ts';
import { type RefundBuyer, refundWorld, stockUp } from './refund-world.ts';
import { openShop, type Shop } from './shop.ts';

/**
 * Where each event leads from each state, as the design says it; what follows at once is followed, because in a
 * shop without cards no bank is waited for. What is not here is refused.
 */
const designed: Record<
  RefundType,
  Partial<Record<RefundStatus, Partial<Record<RefundEvent, RefundStatus>>>>
> = {
  REFUND_ONLY: {
    APPLIED: { accept: 'REFUNDED', sellerSilent: 'REFUNDED', reject: 'REJECTED', withdraw: 'WITHDRAWN' },
    ACCEPTED: { withdraw: 'WITHDRAWN', shipReturn: 'RETURN_SHIPPED', returnDue: 'CLOSED' },
    RETURN_SHIPPED: {
      correctReturn: 'RETURN_SHIPPED',
      returnReceived: 'REFUNDED',
      returnSilent: 'REFUNDED',
      rejectParcel: 'REJECTED',
    },
    RETURN_RECEIVED: { startPaying: 'REFUNDED' },
    REFUNDING: { tenderFailed: 'REFUNDED', paid: 'REFUNDED' },
  },
  RETURN_REFUND: {
    APPLIED: { accept: 'ACCEPTED', sellerSilent: 'ACCEPTED', reject: 'REJECTED', withdraw: 'WITHDRAWN' },
    ACCEPTED: { withdraw: 'WITHDRAWN', shipReturn: 'RETURN_SHIPPED', returnDue: 'CLOSED' },
    RETURN_SHIPPED: {
      correctReturn: 'RETURN_SHIPPED',
      returnReceived: 'REFUNDED',
      returnSilent: 'REFUNDED',
      rejectParcel: 'REJECTED',
    },
    RETURN_RECEIVED: { startPaying: 'REFUNDED' },
    REFUNDING: { tenderFailed: 'REFUNDED', paid: 'REFUNDED' },
  },
};

class TakenBack extends Error {}

let shop: Shop;
let world: ReturnType<typeof refundWorld>;
let buyer: RefundBuyer;
const made = new Map<RefundType, string>();
beforeAll(async () => {
  shop = await openShop();
  await stockUp(shop);
  world = refundWorld(shop);
  buyer = await world.newBuyer();
  for (const applyType of ['REFUND_ONLY', 'RETURN_REFUND'] as const) {
    const { orderNumber, lines } = await world.order(buyer);
    const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    made.set(applyType, (await world.apply(buyer, orderNumber, items, { applyType })).body.refundSn);
  }
});
afterAll(() => shop.close());

/** Does something with a refund that is in a state, looks at what came of it, and takes all of it back. */
async function tried<T>(refundSn: string, status: RefundStatus, work: (tx: Db) => Promise<T>): Promise<T> {
  let found: { told: T } | undefined;
  await shop.db
    .transaction(async (tx) => {
      const isPaying = status === 'REFUNDING' || status === 'REFUNDED';
      const parts = isPaying ? { cardPart: 0, walletPart: 99_900 } : {};
      await tx
        .update(refunds)
        .set({ status, ...parts })
        .where(eq(refunds.refundSn, refundSn));
      found = { told: await work(tx) };
      throw new TakenBack();
    })
    .catch((fault: unknown) => {
      if (!(fault instanceof TakenBack)) throw fault;
    });
  if (!found) throw new Error('nothing was told');
  return found.told;
}

const stepsOf = (tx: Db, refundSn: string) =>
  tx
    .select()
    .from(refundEvents)
    .where(eq(refundEvents.refundSn, refundSn))
    .orderBy(refundEvents.refundEventId);

const everything = (['REFUND_ONLY', 'RETURN_REFUND'] as const).flatMap((applyType) =>
  refundStatuses.map((status) => ({ applyType, status })),
);

describe.each(everything)('a refund by $applyType in $status', ({ applyType, status }) => {
  test.each(refundEventNames)('takes %s as designed, or refuses it', async (event) => {
    const refundSn = made.get(applyType) ?? '';
    const expected = designed[applyType][status]?.[event];
    const came = await tried(refundSn, status, async (tx) => {
      const before = await stepsOf(tx, refundSn);
      try {
        const held = await holdRefund(tx, refundSn);
        const move = { event, actor: 'SYSTEM', now: shop.time.now } as const;
        const moved = await moveRefund(tx, held, move, world.doors);
        const written = (await stepsOf(tx, refundSn)).slice(before.length);
        return { status: moved.status, last: written.at(-1)?.toStatus };
      } catch (fault) {
        if (!(fault instanceof WrongRefundState)) throw fault;
        const written = (await stepsOf(tx, refundSn)).slice(before.length);
        return { status: undefined, last: written.at(-1)?.toStatus };
      }
    });
    // What is written down is where it has ended; what is no step leaves nothing.
    expect(came).toEqual({ status: expected, last: expected });
  });
});

describe('what buyers may do', () => {
  const withdrawable: RefundStatus[] = ['APPLIED', 'ACCEPTED', 'WITHDRAWN'];
  const sendable: RefundStatus[] = ['ACCEPTED', 'RETURN_SHIPPED'];

  test.each(refundStatuses)('with a refund in %s is what its actions say', async (status) => {
    const { orderNumber, lines } = await world.order(buyer);
    const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    const asked = { applyType: 'RETURN_REFUND' };
    const inState = async () => {
      const { body } = await world.apply(buyer, orderNumber, items, asked);
      await shop.db.update(refunds).set({ status }).where(eq(refunds.refundSn, body.refundSn));
      return body.refundSn;
    };
    const refundSn = await inState();
    const { actions } = await world.refund(buyer, refundSn);
    expect(actions.includes('SUBMIT_EXPRESS')).toBe(sendable.includes(status));
    expect(actions.includes('CANCEL')).toBe(withdrawable.includes(status) && status !== 'WITHDRAWN');
    const sent = await world.sendBack(buyer, refundSn);
    expect(`${sent.status} ${sent.body.code ?? sent.body.status}`).toBe(
      sendable.includes(status) ? '200 RETURN_SHIPPED' : '409 refund.state',
    );
    const kept = await shop.db.select().from(refundParcels).where(eq(refundParcels.refundSn, refundSn));
    expect(kept).toHaveLength(sendable.includes(status) ? 1 : 0);
    await shop.db.update(refunds).set({ status }).where(eq(refunds.refundSn, refundSn));
    const taken = await world.withdraw(buyer, refundSn);
    expect(`${taken.status} ${taken.body.code ?? taken.body.status}`).toBe(
      withdrawable.includes(status) ? '200 WITHDRAWN' : '409 refund.state',
    );
    expect(taken.body.details).toEqual(withdrawable.includes(status) ? undefined : { status });
    await shop.db.update(refunds).set({ status: 'WITHDRAWN' }).where(eq(refunds.refundSn, refundSn));
  });
});

describe('the database', () => {
  test('keeps the steps of a refund as they were written', async () => {
    const steps = eq(refundEvents.refundSn, made.get('REFUND_ONLY') ?? '');
    const kept = { cause: { code: '23001' } };
    await expect(shop.db.update(refundEvents).set({ actor: 'DESK' }).where(steps)).rejects.toMatchObject(
      kept,
    );
    await expect(shop.db.delete(refundEvents).where(steps)).rejects.toMatchObject(kept);
  });

  test('lets nothing go back that was not paid', async () => {
    const refundSn = made.get('REFUND_ONLY') ?? '';
    const set = (change: Partial<typeof refunds.$inferInsert>) =>
      shop.db.update(refunds).set(change).where(eq(refunds.refundSn, refundSn));
    await expect(set({ amount: 1_000_000 })).rejects.toMatchObject({ cause: { code: '23514' } });
    await expect(set({ coins: 1 })).rejects.toMatchObject({ cause: { code: '23514' } });
    await expect(set({ amount: 99_950 })).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  test('adds up after all of it', async () => {
    const found = await audit(shop.db);
    expect(found.filter((rule) => !rule.startsWith('a refund says another state'))).toEqual([]);
  });
});
