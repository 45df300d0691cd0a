import { type JobRun, type JobRunStore, lagSeconds } from '#service/platform/job-runs.ts';
import { DeskFault } from './desk-fault.ts';
import type { DeskMessages } from './message-queries.ts';

type EffectParts = { jobs: Pick<JobRunStore, 'list'>; messages: DeskMessages };

const asRead = (moment: Date | null) => moment?.toISOString().slice(0, 19) ?? 'never';

/** Prints the last results of every scheduled job. */
export async function jobs({ jobs: runs }: EffectParts): Promise<string[]> {
  const all = await runs.list();
  return all.length === 0 ? ['No job has run yet: the shop was never started.'] : all.map(jobLine);
}

function jobLine(run: JobRun): string {
  const took = run.tookMs === null ? '' : ` in ${run.tookMs} ms`;
  const lag = lagSeconds(run, new Date());
  return [
    run.job.padEnd(24),
    `every ${run.everyMinutes} min`.padEnd(13),
    `last run ${asRead(run.startedAt)}`,
    `last success ${asRead(run.succeededAt)}${took}`,
    `lag ${lag} s`,
    `failures ${run.failures}`,
    ...(run.failures > 0 ? [`last error ${asRead(run.failedAt)}: ${run.error ?? ''}`] : []),
  ].join('  ');
}

/** Prints how many messages wait, were sent or given up; `retry` tries a message again that was given up. */
export async function outbox({ messages }: EffectParts, verb?: string, id = ''): Promise<string[]> {
  if (verb === 'retry') {
    if (!/^\d{1,15}$/.test(id) || !(await messages.retry(Number(id))))
      throw new DeskFault('There is no message of that number that was given up and can still be sent.');
    return [`Message ${id} is tried again.`];
  }
  const { waiting, oldest, sent, dead } = await messages.counts();
  const rows = await messages.failed(50);
  return [
    `${waiting} waiting${oldest ? ` since ${asRead(oldest)}` : ''}, ${sent} sent, ${dead} given up`,
    ...rows.map((row) =>
      [
        row.id,
        row.kind,
        row.channel,
        `${row.tries} tries`,
        row.deadAt ? `given up ${asRead(row.deadAt)}` : `next try ${asRead(row.nextTryAt)}`,
        row.error,
      ].join('  '),
    ),
  ];
}
