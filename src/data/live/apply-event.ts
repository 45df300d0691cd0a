import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Message, MessageList, StreamEvent } from '#openapi/schema.gen.ts';
import { cartKeys } from '../cart/cart.queries.ts';
import { chatKeys } from '../chat/chat.queries.ts';
import { logisticsKeys } from '../logistics/logistics.queries.ts';
import { notificationKeys } from '#src/data/notices/notices.queries.ts';
import { orderKeys } from '../orders/orders.queries.ts';
import { refundKeys } from '../refunds/refunds.queries.ts';

type Said = InfiniteData<MessageList, string>;

/** Keys of all queries that events can change; all are invalidated when events were missed. */
const told = [
  chatKeys.all,
  notificationKeys.orders(),
  notificationKeys.unread(),
  orderKeys.all,
  logisticsKeys.all,
  refundKeys.all,
  cartKeys.all,
];

/** Loads again what is shown of all that events tell of. */
const loadAnew = (queryClient: QueryClient) => {
  for (const queryKey of told) void queryClient.invalidateQueries({ queryKey });
};

/** Applies an event to the query cache: by its own data where it carries them, else by refetching. */
export function applyEvent(queryClient: QueryClient, { event, data }: StreamEvent) {
  const again = (...keys: (readonly unknown[])[]) => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };
  const inChat = (conversationId: string, change: (said: Said) => Said) =>
    queryClient.setQueryData<Said>(chatKeys.messages(conversationId), (said) => said && change(said));
  if (event === 'ready' || event === 'unread') {
    const { chat, notice } = event === 'ready' ? data.unread : data;
    queryClient.setQueryData(chatKeys.unread(), chat);
    queryClient.setQueryData(notificationKeys.unread(), notice);
  }
  if (event === 'message') {
    inChat(data.conversationId, (said) => withMessage(said, data));
    again(chatKeys.conversations());
  }
  if (event === 'message.status') {
    inChat(data.conversationId, (said) => withStatus(said, data.upToMessageId, data.status));
    again(chatKeys.conversations());
  }
  if (event === 'conversation') again(chatKeys.conversations());
  if (event === 'notice') again(notificationKeys.orders());
  if (event === 'order') again(orderKeys.all, logisticsKeys.all, refundKeys.all);
  if (event === 'cart') again(cartKeys.all);
  if (event === 'resync') loadAnew(queryClient);
}

const mapped = (said: Said, change: (message: Message) => Message): Said => ({
  ...said,
  pages: said.pages.map((page) => ({ ...page, records: page.records.map(change) })),
});

/** The newest page with a message at its end; one that is there already is replaced, so it never stands there twice. */
function withMessage(said: Said, message: Message): Said {
  const { messageId } = message;
  if (said.pages.some(({ records }) => records.some((one) => one.messageId === messageId)))
    return mapped(said, (one) => (one.messageId === messageId ? message : one));
  const [newest, ...older] = said.pages;
  if (!newest) return said;
  const records = [...newest.records, message].toSorted((a, b) => (a.messageId < b.messageId ? -1 : 1));
  return { ...said, pages: [{ ...newest, records }, ...older] };
}

const far: Record<Message['status'], number> = { SENT: 0, DELIVERED: 1, READ: 2 };

/** The reader's own messages up to one have come so far; none goes back. */
const withStatus = (said: Said, upTo: string, status: Message['status']): Said =>
  mapped(said, (one) =>
    one.from === 'BUYER' && one.messageId <= upTo && far[one.status] < far[status] ? { ...one, status } : one,
  );
