import { setTimeout as pause } from 'node:timers/promises';
import { everySoOften } from './every-so-often.ts';
import type { FaultLog } from './fault-log.ts';
import type { JobQueue } from './job-queue.ts';
import type { JobRunStore } from './job-runs.ts';

/** A scheduled job, such as confirming orders whose buyer has not done it. */
export type Job = {
  /** Name for the operator, a verb and a noun with a hyphen: `erase-accounts`. */
  name: string;
  /** Minutes between two runs: a divisor of 60. */
  everyMinutes: number;
  /** Does all that is due. Idempotent and safe in several processes; throws when something failed. */
  run(): Promise<unknown>;
};

type JobParts = {
  queue: JobQueue;
  runs: JobRunStore;
  report: FaultLog;
  /** Seconds between two checks for due jobs. */
  pollingSeconds?: number;
};

/** Milliseconds for which `stop` waits for running jobs. */
const stopMs = 5_000;

/** Runs each job by its own schedule, with its own retries, so that a failing job does not delay the others. */
export function scheduledJobs(jobs: readonly Job[], { queue, runs, report, pollingSeconds = 15 }: JobParts) {
  async function runOne(job: Job) {
    const began = performance.now();
    try {
      await runs.note(job.name, job.everyMinutes, new Date());
      await job.run();
      await runs.succeeded(job.name, performance.now() - began);
    } catch (fault) {
      const error = report('job.failed', fault, { job: job.name });
      // Ignored: without the database this cannot be recorded either, and the log has it.
      await runs.failed(job.name, error).catch(() => {});
      throw fault;
    }
  }

  const looks: ReturnType<typeof everySoOften>[] = [];

  return {
    /** From now on this process runs due jobs, several at the same time. */
    async start() {
      await queue.start(jobs.map(({ name }) => name));
      for (const job of jobs) {
        await runs.note(job.name, job.everyMinutes);
        // Ignored: a failed run has recorded its error.
        const turn = async () => {
          await queue.enqueueOncePer(job.everyMinutes * 60, job.name);
          await queue.work(job.name, () => runOne(job));
        };
        const look = everySoOften({
          turn,
          pauseMs: pollingSeconds * 1000,
          report: (fault) => void report('jobs.failed', fault, { job: job.name }),
        });
        look.start();
        looks.push(look);
      }
    },

    /** Begins nothing new and waits for the runs of this process, five seconds at most. */
    async stop() {
      const all = Promise.all(looks.splice(0).map((look) => look.stop()));
      await Promise.race([all, pause(stopMs, undefined, { ref: false })]);
      await queue.stop();
    },

    /** Runs one job now, in this process; throws what it throws. */
    async run(name: string) {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await runOne(job);
    },

    /** Runs every job now, one after another, also after a failure; returns the names of the failed jobs. */
    async runAll(): Promise<string[]> {
      const failed: string[] = [];
      for (const job of jobs) await runOne(job).catch(() => failed.push(job.name));
      return failed;
    },

    /** The last results of each job. */
    list: () => runs.list(),
  };
}
