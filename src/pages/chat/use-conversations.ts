import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { chatQueries } from '#src/data/chat/chat.queries.ts';
import { unlessLive } from '#src/data/live/line.ts';
import { useShop } from '#src/data/shop.ts';

/** Milliseconds between two looks at the list, while the page is seen and hears nothing by itself. */
const lookMs = 30_000;

/** The reader's conversations and the one that the address names, however far down the list it stands. */
export function useConversations(named: string | undefined) {
  const refetchInterval = unlessLive(useQueryClient(), lookMs);
  const list = useInfiniteQuery({ ...chatQueries.conversations(useShop()), refetchInterval });
  const conversations = list.data?.pages.flatMap(({ records }) => records);
  const current = conversations?.find(({ conversationId }) => conversationId === named);
  const sought = named !== undefined && !current && list.hasNextPage && !list.isFetchNextPageError;
  const more = useEffectEvent(() => void list.fetchNextPage());
  useEffect(() => {
    if (sought && !list.isFetching) more();
  }, [sought, list.isFetching]);
  return { list, conversations, current, sought };
}
