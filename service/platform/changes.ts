import type { Database } from '#service/db/database.ts';
import { forgetKept } from './ttl-cache.ts';

/** What the database tells all processes of (migration 0014): what pages and lists show, regions, the desk's clock. */
type Change = 'catalogue' | 'regions' | 'clock';

const channel = 'mall_changes';

export type Changes = Awaited<ReturnType<typeof openChanges>>;

/**
 * Hears what other processes, and this one, have changed, so that nothing kept in memory outlives it. Where the line to the
 * database was cut, everything counts as changed.
 */
export async function openChanges({ listen }: Pick<Database, 'listen'>) {
  const listeners: { to: readonly Change[]; act: () => void }[] = [];
  const tell = (change?: string) => {
    for (const { to, act } of listeners) if (!change || to.some((one) => one === change)) act();
  };
  await listen(channel, tell, tell);
  const changes = {
    /** Acts on changes of some kinds. */
    on(to: readonly Change[], act: () => void) {
      listeners.push({ to, act });
    },
    /** Acts on whatever readers would see. */
    onShown: (act: () => void) => changes.on(['catalogue', 'regions', 'clock'], act),
  };
  changes.onShown(forgetKept);
  return changes;
}
