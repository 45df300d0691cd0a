import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Milliseconds between two looks for a database that did not answer. */
const lookMs = 1_000;

export type CountingLine = ReturnType<typeof countingLine>;

/**
 * Whether the database in which limits are counted answers. Once it did not, nobody waits for it until a look in the
 * background finds it again; whoever waits at that moment is let go.
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
    /** The database did not answer. */
    lost() {
      if (isAway) return;
      isAway = true;
      for (const letGo of waiting) letGo();
      void look();
    },
    /** Calls `letGo` if the database goes away meanwhile; gives the way to take that back, true the first time. */
    wait(letGo: () => void) {
      waiting.add(letGo);
      return () => waiting.delete(letGo);
    },
  };
}
