import type { QueryClient } from '@tanstack/react-query';
import type { Shop } from '#src/data/shop.ts';
import { watchSession } from './session-watch.ts';

type Reader = Parameters<typeof watchSession>[0] & { shop: Shop; queryClient: QueryClient };

/** Keeps the tabs in one session and, for members, loads the code of live events. */
export function watchReader({ shop, queryClient, ...watch }: Reader) {
  const { session } = watch.memory;
  watchSession(watch);
  let isLive = false;
  const goLive = () => {
    if (isLive || session.identity.get().state !== 'member') return;
    isLive = true;
    void import('./live-page.ts').then(({ keepLive }) => keepLive({ shop, queryClient, session }));
  };
  session.identity.subscribe(goLive);
  goLive();
}
