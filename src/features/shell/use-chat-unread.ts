import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chatQueries } from '#src/data/chat/chat.queries.ts';
import { unlessLive } from '#src/data/live/line.ts';
import { useShop } from '#src/data/shop.ts';
import { useIsMember } from '#src/state/use-identity.ts';

/** Milliseconds between two looks, while the page is seen and hears nothing by itself. */
const lookMs = 30_000;

/** Messages of shops that the reader has not seen; none of a visitor's. */
export function useChatUnread(): number {
  const isMember = useIsMember();
  const { data = 0 } = useQuery({
    ...chatQueries.unread(useShop()),
    enabled: isMember,
    refetchInterval: unlessLive(useQueryClient(), lookMs),
  });
  return isMember ? data : 0;
}
