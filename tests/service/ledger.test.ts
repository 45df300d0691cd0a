import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerEntries, ledgerPostings } from '#service/db/schema/ledger.ts';
import { users } from '#service/db/schema/users.ts';
import { balance, post, statementOf } from '#service/ledger/ledger.ts';
import type { Entry } from '#service/ledger/rules.ts';
import { databaseCode, inTransaction } from '#service/platform/transaction.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { newPhone, openShop, type Shop } from './shop.ts';

const engines = [
  { name: 'the embedded database', open: async () => ({ databaseUrl: undefined, stop: () => {} }) },
  {
    name: 'PostgreSQL',
    open: async () => {
      const cluster = await startPostgres();
      return { databaseUrl: await cluster.databaseUrl(), stop: () => cluster.stop() };
    },
  },
];

describe.each(engines)('the ledger on $name', ({ name, open }) => {
  const skipped = name === 'PostgreSQL' && postgresMissing !== undefined;
  let shop: Shop;
  let stop: () => void;
  let userId: string;
  let causes = 0;
  beforeAll(async () => {
    if (skipped) return;
    const { databaseUrl, ...server } = await open();
    stop = server.stop;
    shop = await openShop(databaseUrl === undefined ? {} : { databaseUrl });
  });
  afterAll(async () => {
    if (skipped) return;
    await shop.close();
    stop();
  });
  beforeEach(async () => {
    if (skipped) return;
    causes += 1;
    const mobile = newPhone();
    await shop.logIn(mobile);
    const [user] = await shop.db
      .select()
      .from(users)
      .orderBy(sql`${users.createdAt} desc, ctid desc`)
      .limit(1);
    userId = user?.userId ?? '';
  });

  const at = new Date('2026-05-04T08:00:00Z');
  const intoWallet = (amount: number): Entry[] => [
    { account: 'MALL_MONEY', unit: 'LKR', amount: -amount },
    { account: 'WALLET', userId, unit: 'LKR', amount },
  ];
  const cause = (what: string | number) => `test:${causes}:${what}`;
  const posted = (source: string, entries: readonly Entry[]) =>
    inTransaction(shop.db, (tx) => post(tx, { source, entries, at }));
  const wallet = () => balance(shop.db, { userId, account: 'WALLET', unit: 'LKR' });
  const codeOf = (work: Promise<unknown>) => work.then(() => 'done', databaseCode);
  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));

  test.skipIf(skipped)('a balance is the sum of what was posted, in each account and unit', async () => {
    expect(await wallet()).toBe(0);
    await posted(cause('refund'), intoWallet(50_000));
    await posted(cause('hold'), [
      { account: 'WALLET', userId, unit: 'LKR', amount: -20_000 },
      { account: 'WALLET_HELD', userId, unit: 'LKR', amount: 20_000 },
    ]);
    await posted(cause('coins'), [
      { account: 'MALL_COINS', unit: 'COIN', amount: -7 },
      { account: 'COINS', userId, unit: 'COIN', amount: 7 },
    ]);
    expect(await wallet()).toBe(30_000);
    expect(await balance(shop.db, { userId, account: 'WALLET_HELD', unit: 'LKR' })).toBe(20_000);
    expect(await balance(shop.db, { userId, account: 'COINS', unit: 'COIN' })).toBe(7);
    expect(await balance(shop.db, { userId, account: 'WALLET', unit: 'CNY' })).toBe(0);
    expect(
      (await statementOf(shop.db, userId)).map(({ source, account, amount }) => [source, account, amount]),
    ).toEqual([
      [cause('refund'), 'WALLET', 50_000],
      [cause('hold'), 'WALLET', -20_000],
      [cause('hold'), 'WALLET_HELD', 20_000],
      [cause('coins'), 'COINS', 7],
    ]);
  });

  test.skipIf(skipped)('thirty at once with the same cause post it once', async () => {
    const answers = await Promise.all(times(30, () => posted(cause('refund'), intoWallet(1_000))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await wallet()).toBe(1_000);
  });

  test.skipIf(skipped)('thirty at once cannot spend what is there for ten', async () => {
    await posted(cause('refund'), intoWallet(1_000));
    const answers = await Promise.all(times(30, (index) => codeOf(posted(cause(index), intoWallet(-100)))));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(10);
    expect(answers.filter((answer) => answer === '23514')).toHaveLength(20);
    expect(await wallet()).toBe(0);
  });

  test.skipIf(skipped)(
    'thirty at once that pass money to and fro lose nothing and wait for each other in no circle',
    async () => {
      const first = userId;
      await shop.logIn(newPhone());
      const [other] = await shop.db
        .select()
        .from(users)
        .orderBy(sql`${users.createdAt} desc, ctid desc`)
        .limit(1);
      const second = other?.userId ?? '';
      expect(second).not.toBe(first);
      for (const one of [first, second]) {
        userId = one;
        await posted(cause(`start ${one}`), intoWallet(3_000));
      }
      await Promise.all(
        times(30, (index) => {
          const [from, to] = index % 2 === 0 ? [first, second] : [second, first];
          return posted(cause(`pass ${index}`), [
            { account: 'WALLET', userId: from, unit: 'LKR', amount: -100 },
            { account: 'WALLET', userId: to, unit: 'LKR', amount: 100 },
          ]);
        }),
      );
      const both = [first, second].map((one) =>
        balance(shop.db, { userId: one, account: 'WALLET', unit: 'LKR' }),
      );
      expect(await Promise.all(both)).toEqual([3_000, 3_000]);
    },
  );

  test.skipIf(skipped)('a cause that comes again with other entries is refused', async () => {
    await posted(cause('refund'), intoWallet(1_000));
    await expect(posted(cause('refund'), intoWallet(2_000))).rejects.toThrow('was posted with other entries');
    expect(await wallet()).toBe(1_000);
  });

  test.skipIf(skipped)(
    'what fails later in the transaction is not posted, and can be posted then',
    async () => {
      const broken = inTransaction(shop.db, async (tx) => {
        await post(tx, { source: cause('refund'), entries: intoWallet(1_000), at });
        throw new Error('the rest failed');
      });
      await expect(broken).rejects.toThrow('the rest failed');
      expect(await wallet()).toBe(0);
      expect(await posted(cause('refund'), intoWallet(1_000))).toBe(true);
    },
  );

  test.skipIf(skipped).each<[string, () => Entry[], string]>([
    ['one side', () => intoWallet(1_000).slice(1), 'two sides'],
    ['sides that differ', () => [...intoWallet(1_000), ...intoWalletHeld(userId)], 'off by'],
    ['cents that nobody sees', () => intoWallet(150), 'cannot be shown'],
    ['nothing', () => intoWallet(0), 'no amount'],
    [
      'coins in a wallet',
      () => [{ account: 'WALLET', userId, unit: 'COIN', amount: 1 }, ...intoWallet(100)],
      'hold',
    ],
    ['an account twice', () => [...intoWallet(100), ...intoWallet(100)], 'twice'],
  ])('refuses %s before it is written', async (_what, entries, reason) => {
    await expect(posted(cause('fault'), entries())).rejects.toThrow(reason);
  });

  test.skipIf(skipped)('the database itself refuses what breaks the law', async () => {
    await posted(cause('refund'), intoWallet(1_000));
    const raw = (source: string, entries: readonly Entry[]) =>
      codeOf(
        shop.db.transaction(async (tx) => {
          const [row] = await tx.insert(ledgerPostings).values({ source, at }).returning();
          if (row && entries.length > 0)
            await tx
              .insert(ledgerEntries)
              .values(entries.map((one) => ({ ...one, postingId: row.postingId })));
        }),
      );
    expect(await raw(cause('empty'), [])).toBe('23514');
    expect(await raw(cause('one side'), intoWallet(100).slice(1))).toBe('23514');
    expect(await raw(cause('off'), [...intoWallet(100).slice(1), ...intoWalletHeld(userId)])).toBe('23514');
    expect(await raw(cause('too much'), intoWallet(-1_100))).toBe('23514');
    expect(await raw(cause('cents'), intoWallet(150))).toBe('23514');
    expect(await raw(cause('refund'), intoWallet(100))).toBe('23505');
    const ofUser = and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.account, 'WALLET'));
    expect(await codeOf(shop.db.update(ledgerEntries).set({ amount: 5_000 }).where(ofUser))).toBe('23001');
    expect(await codeOf(shop.db.delete(ledgerEntries).where(ofUser))).toBe('23001');
    expect(await wallet()).toBe(1_000);
  });
});

const intoWalletHeld = (userId: string): Entry[] => [
  { account: 'WALLET_HELD', userId, unit: 'LKR', amount: 100 },
];
