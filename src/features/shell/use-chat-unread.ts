import { useQuery } from '@tanstack/react-query';
import { chatQueries } from '#src/data/chat/chat.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { useIsMember } from '#src/state/use-identity.ts';

/** Milliseconds between two looks, while the page is seen (api.md 10). */
const lookMs = 30_000;

/** Messages of shops that the reader has not seen; none of a visitor's. */
export function useChatUnread(): number {
  const isMember = useIsMember();
  const { data = 0 } = useQuery({
    ...chatQueries.unread(useShop()),
    enabled: isMember,
    refetchInterval: lookMs,
  });
  return isMember ? data : 0;
}
