import type { Database } from '#service/db/database.ts';
import { forgetKept } from './ttl-cache.ts';

/**
 * Kinds of change that the database notifies all processes of (migration 0014): what pages and lists show, regions,
 * the desk's clock.
 */
type Change = 'catalogue' | 'regions' | 'clock';

const channel = 'mall_changes';

/**
 * Listens to changes made by any process, to invalidate caches in memory. After a lost connection to the database
 * everything counts as changed.
 */
export async function openChanges({ listen }: Pick<Database, 'listen'>) {
  const listeners: { to: readonly Change[]; act: () => void }[] = [];
  const tell = (change?: string) => {
    for (const { to, act } of listeners) if (!change || to.some((one) => one === change)) act();
  };
  await listen(channel, tell, tell);
  const changes = {
    /** Subscribes to changes of some kinds. */
    on(to: readonly Change[], act: () => void) {
      listeners.push({ to, act });
    },
    /** Subscribes to every change that pages or lists show. */
    onShown: (act: () => void) => changes.on(['catalogue', 'regions', 'clock'], act),
  };
  changes.onShown(forgetKept);
  return changes;
}
