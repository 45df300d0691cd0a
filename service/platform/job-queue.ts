import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Database } from '#service/db/database.ts';
import { rawSql } from './raw-sql.ts';
import { inTransaction } from './transaction.ts';

const installTries = 5;

/** Any number that only the making of queues uses as an advisory lock. */
const queueLock = 4_177_012;

/** The schema in which the queue keeps its own tables. */
const schema = 'jobs';

export type JobQueue = ReturnType<typeof jobQueue>;

/**
 * Runs of jobs that outlive a crash: pg-boss on the shop's own database, embedded or PostgreSQL (decision 0030). However many
 * processes work, a queue has one run waiting and one runner at a time; a run whose process died is given to another after
 * `leaseSeconds`. Its own workers and its own clock are not used: they leave promises alone that reject when the database
 * goes away, which would end the process.
 */
export function jobQueue(database: Database, leaseSeconds: number, report: (fault: unknown) => void) {
  /** What the queue's statements are asked of: the database, or the transaction in which its queues are made. */
  let asked = database.db;
  const boss = new PgBoss({
    db: {
      async executeSql(text, values) {
        if (!values || values.length === 0) return database.script(text);
        const answer: unknown = await asked.execute(rawSql(text, values));
        return answer as { rows: unknown[] };
      },
    },
    schema,
    schedule: false,
    maintenanceIntervalSeconds: Math.min(30, leaseSeconds),
    // What became of the runs stands in job_runs. A record keeps its time slot taken, so it must outlive the longest one.
    archiveCompletedAfterSeconds: 7_200,
    deleteAfterDays: 1,
  });
  boss.on('error', report);
  let isRunning = false;

  /** Each queue is a table: processes that start at one moment make them one after the other, else they wait in a circle. */
  const makeQueues = (names: readonly string[]) =>
    inTransaction(database.db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${queueLock})`);
      asked = tx;
      try {
        for (const name of names) {
          await boss.createQueue(name, {
            name,
            policy: 'stately',
            retryLimit: 3,
            retryDelay: 60,
            retryBackoff: true,
            expireInSeconds: leaseSeconds,
          });
        }
      } finally {
        asked = database.db;
      }
    });

  return {
    /** Makes the queue's tables and the queues that are not there yet. */
    async start(names: readonly string[]) {
      for (let tries = 1; ; tries += 1) {
        try {
          if (!(await boss.isInstalled())) await database.script(PgBoss.getConstructionPlans(schema));
          break;
        } catch (fault) {
          // Another process that starts at the same moment makes the same tables; the next try finds them.
          if (tries === installTries) throw fault;
          await pause(tries * 200);
        }
      }
      await boss.start();
      isRunning = true;
      await makeQueues(names);
    },

    /**
     * Puts a run into a queue, once in each slot of time of that length, whichever process asks, and only while none is
     * waiting; by the database's clock.
     */
    async enqueueOncePer(seconds: number, queue: string) {
      await boss.send(queue, {}, { singletonSeconds: seconds });
    },

    /** Does the run that waits in a queue, if there is one that nobody does; a throw is tried again after 1, 2 and 4 minutes. */
    async work(queue: string, run: () => Promise<void>) {
      const [waiting] = await boss.fetch(queue);
      if (!waiting) return;
      try {
        await run();
      } catch (fault) {
        await boss.fail(queue, waiting.id, { message: fault instanceof Error ? fault.name : 'fault' });
        return;
      }
      await boss.complete(queue, waiting.id);
    },

    async stop() {
      if (isRunning) await boss.stop({ graceful: false });
      isRunning = false;
    },
  };
}
