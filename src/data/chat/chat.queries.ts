import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MessageList } from '#openapi/schema.gen.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const conversationsPageSize = 20;
const messagesPageSize = 30;

export const chatKeys = {
  all: ['chat'] as const,
  conversations: () => ['chat', 'conversations'] as const,
  messages: (conversationId: string) => ['chat', 'messages', conversationId] as const,
  unread: () => ['chat', 'unread'] as const,
};

export const chatQueries = {
  /** The reader's conversations with shops and with the mall, the latest first (S1.38, S2.55). */
  conversations: ({ api }: Shop) =>
    infiniteQueryOptions({
      queryKey: chatKeys.conversations(),
      staleTime: 0,
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { current: pageParam, size: conversationsPageSize };
        return unwrap(await api.GET('/p/chat/conversation/page', { params: { query }, signal }));
      },
    }),
  /** A conversation from its end backwards: the next page is the older one, each page the oldest first (D12). */
  messages: ({ api }: Shop, conversationId: string) =>
    infiniteQueryOptions({
      queryKey: chatKeys.messages(conversationId),
      staleTime: 0,
      initialPageParam: '',
      getNextPageParam: olderPage,
      queryFn: async ({ signal, pageParam }) => {
        const beforeId = pageParam || undefined;
        const query = { conversationId, beforeId, size: messagesPageSize };
        return unwrap(await api.GET('/p/chat/message/list', { params: { query }, signal }));
      },
    }),
  /** Messages that the reader has not seen, of all conversations. */
  unread: ({ api }: Shop) =>
    queryOptions({
      queryKey: chatKeys.unread(),
      staleTime: 0,
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/chat/unReadCount', { signal })),
    }),
};

const olderPage = ({ nextBeforeId }: MessageList) => nextBeforeId ?? undefined;
