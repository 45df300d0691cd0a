import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ConversationReadRequest, ConversationRequest, MessageSend } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { chatKeys } from './chat.queries.ts';

type Read = ConversationReadRequest & { conversationId: string };

export const chatMutations = {
  /** Opens the conversation with a shop, about a product or an order, or without a shop the one with the mall; there is one with each (S2.27, S2.55). */
  open: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (body: ConversationRequest) =>
        unwrap(await api.POST('/p/chat/conversation', { body })),
      onSuccess: async () => {
        // A list request that is pending was sent before this conversation existed, so it is cancelled and sent
        // again.
        await queryClient.cancelQueries({ queryKey: chatKeys.conversations() });
        return queryClient.invalidateQueries({ queryKey: chatKeys.conversations() });
      },
    }),
  /** Sends a message. Its `clientMsgId` stays the same when it is sent again, so that it arrives once. */
  send: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      scope: { id: 'chat' },
      mutationFn: async (body: MessageSend) => unwrap(await api.POST('/p/chat/message', { body })),
      onSuccess: (_sent, { conversationId }) =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: chatKeys.messages(conversationId) }),
          queryClient.invalidateQueries({ queryKey: chatKeys.conversations() }),
        ]),
    }),
  /** The reader has seen a conversation up to a message. */
  read: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ conversationId, ...body }: Read) =>
        unwrap(
          await api.PUT('/p/chat/conversation/{conversationId}/read', {
            body,
            params: { path: { conversationId } },
          }),
        ),
      onSuccess: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: chatKeys.unread() }),
          queryClient.invalidateQueries({ queryKey: chatKeys.conversations() }),
        ]),
    }),
};
