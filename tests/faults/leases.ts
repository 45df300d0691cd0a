import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Fault, judge } from './fault.ts';
import { openGateway } from './gateway.ts';
import { newMember } from './member.ts';
import { openPlace } from './place.ts';

/** A failed run is tried again after one to two minutes, by whoever looks next. */
const nextRunMs = 240_000;
const nextTryMs = 90_000;

async function until(isSo: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    if (await isSo()) return true;
    await pause(100);
  }
  return false;
}

/** A process is killed while it holds a message, another while it holds the run of a job; a second process follows. */
const leases: Fault = {
  name: 'leases',
  on: 'PostgreSQL',
  async run() {
    const place = await openPlace('PostgreSQL');
    const gateway = await openGateway();
    const watch = new Client(place.databaseUrl);
    const locking = new Client(place.databaseUrl);
    try {
      const env = { JOB_LEASE_SECONDS: '5', SMS_GATEWAY_URL: gateway.url };
      const [first, second] = [await place.shop({ env }), await place.shop({ env })];
      await first.start();
      await Promise.all([watch.connect(), locking.connect()]);
      const code = async () => /\d{6}/.exec(gateway.received.at(-1)?.text ?? '')?.[0] ?? '';
      const member = await newMember(first, '0094716000000', code);
      const before = gateway.received.length;
      gateway.state.hangs = true;
      await member.act();
      const held = await until(() => gateway.received.length > before, 10_000);
      await first.kill();
      gateway.state.hangs = false;
      const killedAt = Date.now();
      await second.start();
      const followed = await until(() => gateway.received.length > before + 1, nextTryMs);
      const messageSeconds = Math.round((Date.now() - killedAt) / 1000);
      const ids = new Set(gateway.received.slice(before).map(({ id }) => id));

      // The run of a job that waits for a lock is held by the process that is killed.
      const job = 'clean-rate-counters';
      const isThere = async (state: string) => {
        const query = 'select 1 from jobs.job where name = $1 and state = $2';
        return (await watch.query(query, [job, state])).rows.length > 0;
      };
      await locking.query('begin; lock table rate_counters in access exclusive mode');
      await watch.query('delete from jobs.job where name = $1', [job]);
      await until(() => isThere('active'), 60_000);
      await second.kill();
      const runs = await isThere('active');
      await locking.query('rollback');
      const killedAgainAt = Date.now();
      await first.start();
      const done = await until(() => isThere('completed'), nextRunMs);
      const jobSeconds = Math.round((Date.now() - killedAgainAt) / 1000);
      return judge(
        `killed while it held a message: sent by another after ${messageSeconds} s under ${ids.size} id; ` +
          `killed while it held the run of a job: done by another after ${jobSeconds} s`,
        {
          'the message was held': held,
          'the run was held': runs,
          'another sends the message': followed,
          'it has one id': ids.size === 1,
          'another does the run': done,
        },
      );
    } finally {
      await Promise.allSettled([watch.end(), locking.end()]);
      await place.close();
      gateway.close();
    }
  },
};

export const lease = [leases];
