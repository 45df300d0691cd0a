import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Milliseconds between two checks of a database that did not respond. */
const lookMs = 1_000;

export type CountingLine = ReturnType<typeof countingLine>;

/**
 * Circuit breaker for the database that counts rate limits. Once it does not respond, requests no longer wait for
 * it until a check in the background succeeds; those that are waiting at that time are released.
 */
export function countingLine(pool: Pool) {
  const waiting = new Set<() => void>();
  let isAway = false;

  async function look() {
    while (isAway && !pool.ended && !pool.ending) {
      await pause(lookMs, undefined, { ref: false });
      isAway = await pool.query('select 1').then(
        () => false,
        () => true,
      );
    }
  }

  return {
    pool,
    isAway: () => isAway,
    /** To be called when the database did not respond. */
    lost() {
      if (isAway) return;
      isAway = true;
      for (const letGo of waiting) letGo();
      void look();
    },
    /**
     * Calls `letGo` if the database fails meanwhile. Returns a function that unsubscribes, and is true the first
     * time.
     */
    wait(letGo: () => void) {
      waiting.add(letGo);
      return () => waiting.delete(letGo);
    },
  };
}
