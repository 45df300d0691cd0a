import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SubmitResult } from '#openapi/schema.gen.ts';
import { idempotencyKeys } from '#service/db/schema/idempotency-keys.ts';
import { skus } from '#service/db/schema/skus.ts';
import type { Command } from '#service/domain/command.ts';
import { runOnce } from '#service/http/idempotency.ts';
import { idempotencyStore } from '#service/platform/idempotency-keys.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { goods } from './world.ts';

const leaseMs = 1_000;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('an intent with an effect outside of the database', () => {
  let shop: Shop;
  let userId: string;
  beforeAll(async () => {
    shop = await openShop();
    userId = (await shop.logIn(newPhone())).session.userId;
  });
  afterAll(() => shop.close());

  const store = (lease = leaseMs) => idempotencyStore(shop.db, () => shop.time.now, lease);
  const intent = () => ({ userId, operationId: 'pay', key: randomUUID(), bodyHash: 'body' });
  const runOf = (command: Omit<Command, 'runId'>): Command => ({ ...command, runId: randomUUID() });
  /** Runs an intent as the door does; `run` is the handler. */
  const ask = async (
    commands: ReturnType<typeof store>,
    command: Omit<Command, 'runId'>,
    run: (own: Command) => Promise<Response>,
  ) => {
    const own = runOf(command);
    const { response, replayed } = await runOnce(commands, {
      command: own,
      run: () => run(own),
      replay: ({ status, text }) => new Response(text, { status }),
      sayUnknown: () => new Response('unknown', { status: 500 }),
    });
    return { status: response.status, text: await response.text(), replayed };
  };

  test('whose answer is a fault of ours is never run again: the fault is said again', async () => {
    const [commands, command, taken] = [store(), intent(), { times: 0 }];
    const pay = () =>
      ask(commands, command, async (own) => {
        await commands.effectBegins(own);
        taken.times += 1;
        return new Response('the bank was reached, then the line broke', { status: 503 });
      });
    const first = await pay();
    expect(await pay()).toEqual({ ...first, replayed: true });
    expect(taken.times).toBe(1);
  });

  test('that was refused before its effect is run again', async () => {
    const [commands, command, taken] = [store(), intent(), { times: 0 }];
    const pay = () =>
      ask(commands, command, async () => {
        taken.times += 1;
        return new Response('no database', { status: 503 });
      });
    expect([(await pay()).replayed, (await pay()).replayed]).toEqual([false, false]);
    expect(taken.times).toBe(2);
  });

  test('whose process died after it began is not run again by the next', async () => {
    const [commands, command, taken] = [store(300), intent(), { times: 0 }];
    const dead = runOf(command);
    expect(await commands.begin(dead)).toBe('run');
    await commands.effectBegins(dead);
    const pay = () => ask(commands, command, async () => new Response(`paid ${(taken.times += 1)}`));
    await expect(pay()).rejects.toMatchObject({ code: 'idempotency.in_progress' });
    await pause(400);
    expect(await pay()).toEqual({ status: 500, text: 'unknown', replayed: false });
    expect(await pay()).toEqual({ status: 500, text: 'unknown', replayed: true });
    expect(taken.times).toBe(0);
  });

  test('that lost its lease has no effect any more', async () => {
    const [commands, command] = [store(300), intent()];
    const slow = runOf(command);
    await commands.begin(slow);
    await pause(400);
    expect(await commands.begin(runOf(command))).toBe('run');
    await expect(commands.effectBegins(slow)).rejects.toMatchObject({ code: 'idempotency.in_progress' });
    await expect(commands.finishWith(shop.db, slow, 200, {})).rejects.toMatchObject({
      code: 'idempotency.in_progress',
    });
  });
});

describe.skipIf(postgresMissing)('two processes on one PostgreSQL', () => {
  let cluster: Awaited<ReturnType<typeof startPostgres>>;
  let one: Shop;
  let other: Shop;
  let buyer: Shopper;
  let sameBuyer: Shopper;

  beforeAll(async () => {
    cluster = await startPostgres();
    const databaseUrl = await cluster.databaseUrl();
    one = await openShop({ databaseUrl, options: { commandLeaseMs: leaseMs } });
    other = await openShop({ databaseUrl, filled: true, options: { commandLeaseMs: leaseMs } });
    const phone = newPhone();
    buyer = await one.logIn(phone);
    // A second code for one number is sent a minute later.
    other.time.now = new Date(one.time.now.getTime() + 120_000);
    sameBuyer = await other.logIn(phone);
    await buyer.moveTo('colombo');
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    cluster.stop();
  });

  const checkout = async () => {
    const { prodId, skuId, shopId } = goods.kettle;
    const confirmed = await buyer.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
    return confirmed.body.checkoutToken;
  };
  type Placed = SubmitResult & { code: string };
  const stock = async () =>
    (await one.db.select().from(skus).where(eq(skus.skuId, goods.kettle.skuId)))[0]?.stock ?? 0;

  test('do a thing once when both are asked twenty times at once, and never leave it undone', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [token, key, before] = [await checkout(), randomUUID(), await stock()];
      const answers = await Promise.all(
        times(20, (index) => (index % 2 ? buyer : sameBuyer).submit<Placed>(token, {}, key)),
      );
      const good = answers.filter(({ status }) => status === 200);
      expect(good.length).toBeGreaterThan(0);
      expect(new Set(good.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      const others = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
      expect(others.filter((code) => code !== 'idempotency.in_progress')).toEqual([]);
      for (const asked of [buyer, sameBuyer]) {
        const again = await asked.submit<Placed>(token, {}, key);
        expect([again.status, again.body]).toEqual([200, good[0]?.body]);
      }
      expect(await stock()).toBe(before - 1);
    }
  });

  test('leave a key to the one that lives, however long it takes', async () => {
    const [token, key] = [await checkout(), randomUUID()];
    let running: Promise<{ status: number; body: Placed }> | undefined;
    await one.db.transaction(async (tx) => {
      // Whoever holds the row of the goods keeps the order waiting.
      await tx.execute(sql`select 1 from ${skus} where ${skus.skuId} = ${goods.kettle.skuId} for update`);
      running = buyer.submit<Placed>(token, {}, key);
      await pause(300);
      for (const until = Date.now() + leaseMs * 2; Date.now() < until; await pause(100)) {
        const asked = await sameBuyer.submit<Placed>(token, {}, key);
        expect([asked.status, asked.body.code]).toEqual([409, 'idempotency.in_progress']);
      }
    });
    const placed = await running;
    expect(placed?.status).toBe(200);
    expect((await sameBuyer.submit(token, {}, key)).body).toEqual(placed?.body);
  });

  test('take over what a dead one held, but not before its lease has run out', async () => {
    const [token, key] = [await checkout(), randomUUID()];
    await buyer.submit(token, {}, key);
    const heldBy = { state: 'RUNNING', runId: 'dead', leaseUntil: sql`now() + interval '1 second'` };
    const taken = await one.db
      .update(idempotencyKeys)
      .set(heldBy)
      .where(eq(idempotencyKeys.key, key))
      .returning({ until: idempotencyKeys.leaseUntil });
    expect((await sameBuyer.submit(token, {}, key)).status).toBe(409);
    await pause((taken[0]?.until.getTime() ?? 0) - Date.now() + 200);
    expect((await sameBuyer.submit(token, {}, key)).status).toBe(200);
  });
});
