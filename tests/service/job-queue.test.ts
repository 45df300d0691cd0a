import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#service/db/connect.ts';
import type { Database } from '#service/db/database.ts';
import { jobQueue } from '#service/platform/job-queue.ts';
import { jobRunStore } from '#service/platform/job-runs.ts';
import { type Job, scheduledJobs } from '#service/platform/scheduled-jobs.ts';
import { postgresMissing, startPostgres } from './postgres.ts';

const cluster = postgresMissing ? undefined : await startPostgres();
afterAll(() => cluster?.stop());

/** One process of a shop with some jobs: it looks for them twice a second. */
function process(database: Database, jobs: Job[], leaseSeconds = 60) {
  const faults: unknown[] = [];
  const queue = jobQueue(database, leaseSeconds, (fault) => void faults.push(fault));
  const report = (_event: string, fault: unknown) => (fault as Error).message;
  const runs = jobRunStore(database.db);
  return { faults, queue, runs, jobs: scheduledJobs(jobs, { queue, runs, report, pollingSeconds: 0.5 }) };
}

const job = (name: string, run: () => Promise<unknown>): Job => ({ name, everyMinutes: 60, run });

async function until(isSo: () => boolean, withinMs = 30_000) {
  const end = Date.now() + withinMs;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await pause(50);
  }
}

const places = [
  ['PGlite', () => openDatabase({ memory: true })],
  ...(cluster
    ? [['PostgreSQL', async () => openDatabase({ databaseUrl: await cluster.databaseUrl() })]]
    : []),
] as [string, () => Promise<Database>][];

describe.each(places)('jobs on %s', (_place, open) => {
  test('are run apart: one that fails says so and holds up no other', async () => {
    const database = await open();
    await database.migrate();
    let sound = 0;
    const all = [
      job('unsound', () => Promise.reject(new Error('it cannot be done'))),
      job('sound', async () => void (sound += 1)),
    ];
    const one = process(database, all);
    await one.jobs.start();
    await until(() => sound === 1);
    await expect.poll(async () => (await one.runs.list()).map(({ failures }) => failures)).toEqual([0, 1]);
    await one.jobs.stop();
    const [good, bad] = await one.runs.list();
    expect(good).toMatchObject({ job: 'sound', failures: 0, error: null, succeededAt: expect.any(Date) });
    expect(bad).toMatchObject({ job: 'unsound', failures: 1, error: 'it cannot be done', succeededAt: null });
    await database.close();
  });

  test('are found again by the next start, and a stop waits for the run', async () => {
    const database = await open();
    await database.migrate();
    let [begun, ended] = [0, 0];
    const slow = job('slow', async () => {
      begun += 1;
      await pause(1_000);
      ended += 1;
    });
    for (const time of [1, 2]) {
      const one = process(database, [slow]);
      await one.jobs.start();
      // The run of this hour was done by the first start.
      if (time === 2) await one.queue.enqueueOncePer(1, 'slow');
      await until(() => begun === time);
      await one.jobs.stop();
      expect(ended).toBe(time);
      expect(one.faults).toEqual([]);
    }
    await database.close();
  });
});

describe.skipIf(!cluster)('jobs of several processes', () => {
  test('that start at once on an empty database have one runner at a time', async () => {
    const databaseUrl = await cluster?.databaseUrl();
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl })));
    await databases[0]?.migrate();
    let [running, most, runs] = [0, 0, 0];
    const counted = job('counted', async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(1_500);
      running -= 1;
      runs += 1;
    });
    const all = databases.map((database) => process(database, [counted]));
    await Promise.all(all.map(({ jobs }) => jobs.start()));
    await until(() => runs === 1);
    await pause(1_500);
    expect([runs, most]).toEqual([1, 1]);
    await all[0]?.queue.enqueueOncePer(1, 'counted');
    await until(() => runs > 1);
    expect(most).toBe(1);
    await Promise.all(all.map(({ jobs }) => jobs.stop()));
    await Promise.all(databases.map((database) => database.close()));
  });

  test('one that dies in the middle is followed by another', async () => {
    const databaseUrl = await cluster?.databaseUrl();
    const [dying, living] = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl })));
    if (!dying || !living) throw new Error('no database');
    await dying.migrate();
    let died = false;
    const first = process(dying, [job('held', () => ((died = true), new Promise(() => {})))], 2);
    await first.jobs.start();
    await until(() => died);
    // From here on it can neither finish the run nor begin another, as if it were killed.
    await dying.close();
    let done = 0;
    const second = process(living, [job('held', async () => void (done += 1))], 2);
    await second.jobs.start();
    await second.queue.enqueueOncePer(1, 'held');
    await pause(500);
    expect(done).toBe(0);
    await until(() => done === 1);
    await second.jobs.stop();
    await living.close();
    await first.jobs.stop();
  });
});

test.skipIf(!cluster)(
  'eight processes that start at one moment on an empty database make the queues together',
  async () => {
    const databaseUrl = await (cluster as NonNullable<typeof cluster>).databaseUrl();
    const first = await openDatabase({ databaseUrl });
    await first.migrate();
    const names = Array.from({ length: 12 }, (_, index) => `queue-${index}`);
    const all = await Promise.all(Array.from({ length: 8 }, () => openDatabase({ databaseUrl, pool: 1 })));
    const queues = all.map((database) => jobQueue(database, 60, () => undefined));
    await queues[0]?.start([]);
    const started = await Promise.allSettled(queues.map((queue) => queue.start(names)));
    expect(started.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'fulfilled'));
    await Promise.all(queues.map((queue) => queue.stop()));
    await Promise.all([first, ...all].map((database) => database.close()));
  },
);
