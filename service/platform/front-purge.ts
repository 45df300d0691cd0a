import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLog } from './fault-log.ts';

/** The surrogate key of everything that a shared cache may keep: one change purges all of it, as in the service's own caches. */
export const shownKey = 'mall-shown';

/** URL and token by which a cache in front of the mall is purged (`CACHE_PURGE_URL`). */
export type PurgePlace = { url: string; token: string | undefined };

/** Milliseconds: for how long changes are gathered, the time-out of a purge, and the pauses before it is repeated. */
type PurgeTimes = { gatherMs: number; answerMs: number; pausesMs: readonly number[] };

/** Together about as long as a copy in the cache lives (30 s and 30 s stale): after that there is nothing left to purge. */
const times: PurgeTimes = { gatherMs: 500, answerMs: 5_000, pausesMs: [1_000, 2_000, 4_000, 8_000, 16_000] };

type PurgeParts = { place: PurgePlace; report: FaultLog; times?: PurgeTimes };

/**
 * Purges the cache in front after changes of what pages and lists show: one call for all changes within `gatherMs`. A failed call
 * is repeated; after the last repeat it is logged as `front.not_purged`.
 */
export function frontPurge({ place, report, times: { gatherMs, answerMs, pausesMs } = times }: PurgeParts) {
  const stopped = new AbortController();
  const rest = (ms: number) => pause(ms, undefined, { signal: stopped.signal, ref: false });
  let changed = false;
  let running: Promise<void> | undefined;

  async function tell() {
    const answer = await fetch(place.url, {
      method: 'POST',
      headers: {
        'Surrogate-Key': shownKey,
        ...(place.token !== undefined && { Authorization: `Bearer ${place.token}` }),
      },
      redirect: 'error',
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(answerMs)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the cache in front answered ${answer.status}`);
  }

  /** Purges, and repeats the call after each pause until one succeeds or all have failed. */
  async function tellAgain() {
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        return await tell();
      } catch (fault) {
        if (stopped.signal.aborted) return undefined;
        if (pauseMs === undefined) return void report('front.not_purged', fault);
        await rest(pauseMs);
      }
    }
    return undefined;
  }

  async function run() {
    while (changed) {
      await rest(gatherMs);
      changed = false;
      await tellAgain();
    }
  }

  return {
    /** To be called at each change. */
    change() {
      changed = true;
      running ??= run()
        .catch(() => undefined)
        .finally(() => {
          running = undefined;
        });
    },
    stop: () => stopped.abort(),
  };
}
