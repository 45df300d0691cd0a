import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLog } from './fault-log.ts';

/** The surrogate key of everything that a shared cache may keep: a change makes all of it anew, as the shop's own caches do. */
export const shownKey = 'mall-shown';

/** Where a cache in front of the shop takes word of changes (`CACHE_PURGE_URL`). */
export type PurgePlace = { url: string; token: string | undefined };

/** Milliseconds: how changes are gathered, how long the cache may take, and the pauses before it is told again. */
type PurgeTimes = { gatherMs: number; answerMs: number; pausesMs: readonly number[] };

/** In all about as long as a copy lives in front (30 s and as much again): after that there is nothing left to purge. */
const times: PurgeTimes = { gatherMs: 500, answerMs: 5_000, pausesMs: [1_000, 2_000, 4_000, 8_000, 16_000] };

type PurgeParts = { place: PurgePlace; report: FaultLog; times?: PurgeTimes };

/**
 * Tells the cache in front of every change of what is shown: one call for all changes of a moment, again where it fails, and
 * logged as `front.not_purged` once there is no use any more.
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

  /** Tries until it is told, or told anew of something newer. */
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
