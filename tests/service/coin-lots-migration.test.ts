import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audit } from './audit.ts';
import { openOlderDatabase } from './older-database.ts';
import { rawRows } from './raw-rows.ts';

const migrationsBefore = 23;
const user = (number: number) => ({
  user_id: `u_${number}`,
  nick_name: 'Nimali',
  sex: 'N',
  region_id: 1,
  enabled: true,
  invite_code: `I${number}`,
  created_at: '2026-05-01T08:00:00Z',
});
const moves = [
  ['u_1', 'desk:a', 100],
  ['u_1', 'order:1:spent', -130],
  ['u_1', 'desk:b', 50],
  ['u_1', 'desk:c', 30],
  ['u_2', 'order:2:booked', 7],
] as const;

test('coins from before get lots: the first are spent, the others end as coins of today do', async () => {
  const older = await openOlderDatabase(migrationsBefore);
  try {
    const before = {
      regions: [
        {
          region_id: 1,
          country_code: 'LK',
          name: { en: 'Sri Lanka' },
          flag: '',
          phone_code: '0094',
          currency: 'LKR',
          time_zone: 'Asia/Colombo',
          couriers: [],
          is_default: true,
          seq: 1,
          coin_value: 100,
          earn_per: 100_000,
          redeem_percent: 10,
          insurance_min: 0,
          no: 1,
        },
      ],
      users: [user(1), user(2), user(3)],
      ledger_postings: moves.map(([, source], index) => ({
        posting_id: index + 1,
        source,
        at: '2026-05-02T08:00:00Z',
      })),
      ledger_entries: moves.flatMap(([user_id, , amount], index) => [
        { entry_id: 2 * index + 1, posting_id: index + 1, account: 'COINS', user_id, unit: 'COIN', amount },
        {
          entry_id: 2 * index + 2,
          posting_id: index + 1,
          account: 'MALL_COINS',
          user_id: null,
          unit: 'COIN',
          amount: -amount,
        },
      ]),
    };
    await older.fill(structuredClone(before));
    await older.update();
    const lots = await rawRows(
      older.db,
      sql`select user_id, posting_id::int as posting, coins::int, remaining::int,
        ends_at > now() + interval '5 months' and ends_at < now() + interval '8 months'
          and extract(day from last_day + 1) = 1 as by_rule
        from coin_lots order by lot_id`,
    );
    const lot = (user_id: string, posting: number, coins: number, remaining: number) => ({
      user_id,
      posting,
      coins,
      remaining,
      by_rule: true,
    });
    expect(lots).toEqual([
      lot('u_1', 1, 100, 0),
      lot('u_1', 3, 50, 20),
      lot('u_1', 4, 30, 30),
      lot('u_2', 5, 7, 7),
    ]);
    const broken = await audit(older.db);
    expect(broken.filter((rule) => rule.includes('lots of coins'))).toEqual([]);
  } finally {
    await older.close();
  }
});
