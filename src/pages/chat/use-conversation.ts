import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Message, MessageSend } from '#openapi/schema.gen.ts';
import { chatMutations } from '#src/data/chat/chat.mutations.ts';
import { chatQueries } from '#src/data/chat/chat.queries.ts';
import { unlessLive } from '#src/data/live/line.ts';
import { useShop } from '#src/data/shop.ts';
import { serverNow } from '#src/state/server-clock.ts';

/** Milliseconds between two looks at an open conversation, while the page is seen and hears nothing by itself. */
const lookMs = 5000;

type Waiting = { message: Message; waiting: 'sending' | 'failed' };

/** An open conversation: what was said, what is on its way, and what has been read. */
export function useConversation(conversationId: string) {
  const shop = useShop();
  const queryClient = useQueryClient();
  const list = useInfiniteQuery({
    ...chatQueries.messages(shop, conversationId),
    refetchInterval: unlessLive(queryClient, lookMs),
  });
  const { mutateAsync } = useMutation(chatMutations.send(shop, queryClient));
  const { mutate: markRead } = useMutation(chatMutations.read(shop, queryClient));
  const [outbox, setOutbox] = useState<readonly Waiting[]>([]);
  const [unreadFrom, setUnreadFrom] = useState<string>();

  const said = list.data?.pages.toReversed().flatMap(({ records }) => records);
  const fromShop = said?.filter(({ from }) => from === 'SELLER') ?? [];
  const fresh = fromShop.filter(({ status }) => status !== 'READ');
  const newest = fresh.at(-1)?.messageId;
  // The line stays above what was new first, though it is read a moment later.
  if (unreadFrom === undefined && fresh[0]) setUnreadFrom(fresh[0].messageId);
  const seen = useEffectEvent(() => {
    if (newest === undefined) return;
    markRead({ conversationId, lastReadMessageId: newest });
  });
  useEffect(() => seen(), [newest]);

  const arrived = new Set(said?.map(({ clientMsgId }) => clientMsgId));
  const waiting = outbox.filter(({ message }) => !arrived.has(message.clientMsgId));

  async function post(message: Message) {
    const { clientMsgId, text = '' } = message;
    if (clientMsgId === null) return;
    const mark = (entry?: Waiting) =>
      setOutbox((entries) => [
        ...entries.filter((one) => one.message.clientMsgId !== clientMsgId),
        ...(entry ? [entry] : []),
      ]);
    mark({ message, waiting: 'sending' });
    try {
      await mutateAsync({ conversationId, clientMsgId, type: 'TEXT', text });
      mark();
    } catch {
      mark({ message, waiting: 'failed' });
    }
  }

  return {
    pending: list.isPending,
    failed: list.isError && !list.data,
    reload: () => void list.refetch(),
    /** The line is being restored: what is shown was read a while ago. */
    line: list.isRefetchError ? ('reconnecting' as const) : ('online' as const),
    entries: said && [...said.map((message) => ({ message })), ...waiting],
    unreadFrom,
    onOlder: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    say: (text: string) => void post(ownMessage(conversationId, text)),
    /** Sends it again with its old number, so that it arrives once. */
    retry: (message: Message) => void post(message),
    sendOrder: (orderNumber: string) =>
      mutateAsync({
        conversationId,
        clientMsgId: crypto.randomUUID(),
        type: 'ORDER',
        orderNumber,
      } satisfies MessageSend),
    sendPicture: (fileKey: string) =>
      mutateAsync({
        conversationId,
        clientMsgId: crypto.randomUUID(),
        type: 'IMAGE',
        fileKey,
      } satisfies MessageSend),
  };
}

function ownMessage(conversationId: string, text: string): Message {
  const clientMsgId = crypto.randomUUID();
  return {
    messageId: clientMsgId.replaceAll('-', '').slice(0, 26),
    conversationId,
    clientMsgId,
    from: 'BUYER',
    type: 'TEXT',
    text,
    status: 'SENT',
    createTime: new Date(serverNow()).toISOString(),
  };
}
