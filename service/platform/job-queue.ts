import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Database } from '#service/db/database.ts';
import { rawSql } from './raw-sql.ts';
import { inTransaction } from './transaction.ts';

const installTries = 5;

/** Advisory lock of the creation of queues; an arbitrary number that nothing else uses. */
const queueLock = 4_177_012;

/** The schema in which the queue keeps its own tables. */
const schema = 'jobs';

export type JobQueue = ReturnType<typeof jobQueue>;

/**
 * Durable queue of job runs: pg-boss on the shop's database, embedded or PostgreSQL (decision 0030). Each queue has
 * at most one waiting and one running job over all processes; when a process dies, its run passes to another one
 * after `leaseSeconds`. The workers and the scheduler of pg-boss are not used, because their unhandled rejections
 * would end the process when the database is away.
 */
export function jobQueue(database: Database, leaseSeconds: number, report: (fault: unknown) => void) {
  /** Connection of the queue's statements: the database, or the transaction that creates the queues. */
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
    // Results are in `job_runs`. A record of pg-boss keeps its time slot taken, so it must be kept longer than the
    // longest slot.
    archiveCompletedAfterSeconds: 7_200,
    deleteAfterDays: 1,
  });
  boss.on('error', report);
  let isRunning = false;

  /** Each queue is a table. Processes that start at the same time create them under a lock, to avoid a deadlock. */
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
     * Enqueues a run, at most one per time slot over all processes (by the database's clock), and only while none
     * is waiting.
     */
    async enqueueOncePer(seconds: number, queue: string) {
      await boss.send(queue, {}, { singletonSeconds: seconds });
    },

    /** Executes the waiting run of a queue, if there is one; after an error it is retried after 1, 2 and 4 minutes. */
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
