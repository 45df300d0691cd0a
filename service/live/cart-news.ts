import type { FaultLog } from '#service/platform/fault-log.ts';
import type { LiveEvents } from './events.ts';
import { gatherMs } from './rules.ts';
import type { Told } from './told.ts';

type CartNewsParts = {
  events: Pick<LiveEvents, 'holders'>;
  /** User ids of the members with an open stream in this process. */
  connected: () => string[];
  tell: (userId: string, some: readonly Told[]) => void;
  report: FaultLog;
};

/** Collects changes of SKUs for a short time, then notifies connected members who have them in the cart. */
export function cartNews({ events, connected, tell, report }: CartNewsParts) {
  /** The latest event of each SKU. */
  const gathered = new Map<number, Told>();
  let soon: ReturnType<typeof setTimeout> | undefined;

  async function tellHolders() {
    soon = undefined;
    const news = new Map(gathered);
    gathered.clear();
    const here = connected();
    if (here.length === 0) return;
    const heard = new Map<string, Told[]>();
    for (const { userId, skuId } of await events.holders([...news.keys()], here)) {
      const told = news.get(skuId);
      if (told) heard.set(userId, [...(heard.get(userId) ?? []), told]);
    }
    for (const [userId, some] of heard) tell(userId, some);
  }

  return {
    hear(told: Told) {
      if (told.skuId === null || connected().length === 0) return;
      gathered.set(told.skuId, told);
      soon ??= setTimeout(
        () => void tellHolders().catch((fault: unknown) => report('live.not_sent', fault)),
        gatherMs,
      );
    },
  };
}
