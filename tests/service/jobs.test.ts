import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { users } from '#service/db/schema/users.ts';
import { deskKey, newPhone, openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeEach(async () => void (shop = await openShop()));
afterEach(() => shop.close());

const desk = async (...words: string[]) => {
  const asked = { method: 'POST', body: { words }, headers: deskKey };
  return (await shop.ask<{ lines: string[] }>('/dev/desk/api', asked)).body.lines;
};

test('an account is erased although another job fails, and the desk says which', async () => {
  expect(await desk('jobs')).toEqual(['No job has run yet: the shop was never started.']);
  const { session } = await shop.logIn(newPhone());
  const account = eq(users.userId, session.userId);
  await shop.db.update(users).set({ deletionAt: shop.time.now }).where(account);
  await shop.db.execute(sql`alter table login_codes rename to login_codes_away`);
  expect(await shop.service.jobs.runAll()).toEqual(['clean-codes']);
  expect((await shop.db.select().from(users).where(account))[0]?.erasedAt).not.toBeNull();

  expect(shop.log.filter(({ event }) => event === 'job.failed')).toMatchObject([{ job: 'clean-codes' }]);
  const lines = await desk('jobs');
  expect(lines.length).toBeGreaterThan(1);
  const [broken = ''] = lines.filter((line) => line.startsWith('clean-codes'));
  expect(broken).toMatch(
    /every 15 min +last run 20\d\d-\S+ {2}last success never {2}lag 0 s {2}failures 1 {2}last error/,
  );
  expect(lines.filter((line) => line.includes('failures 0'))).toHaveLength(lines.length - 1);

  await shop.db.execute(sql`alter table login_codes_away rename to login_codes`);
  expect(await shop.service.jobs.runAll()).toEqual([]);
  expect((await desk('jobs')).filter((line) => line.includes('failures 0'))).toHaveLength(lines.length);
});

test('an account that cannot be erased holds up no other', async () => {
  const all = [await shop.logIn(newPhone()), await shop.logIn(newPhone())];
  await shop.db.update(users).set({ deletionAt: shop.time.now });
  const [first] = await shop.db.select().from(users).orderBy(users.userId);
  await shop.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin
      if old.user_id = '${first?.userId}' then raise exception 'no'; end if; return old; end $$;`),
  );
  await shop.db.execute(
    sql`create trigger refuse before delete on sessions for each row execute function refuse()`,
  );
  expect(await shop.service.jobs.runAll()).toEqual(['erase-accounts']);
  const erased = (await shop.db.select().from(users)).filter(({ erasedAt }) => erasedAt);
  expect(erased).toHaveLength(all.length - 1);
});

test('a job that has had no success for longer than its schedule lags', async () => {
  await shop.service.jobs.run('erase-accounts');
  await shop.db.execute(sql`update job_runs set succeeded_at = now() - interval '20 minutes'`);
  const [line = ''] = await desk('jobs');
  const [, lag] = /lag (\d+) s/.exec(line) ?? [];
  expect(Number(lag)).toBeGreaterThanOrEqual(900);
  await expect(shop.service.jobs.run('no-such-job')).rejects.toThrow('no job');
});
