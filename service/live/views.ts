import type { StreamEvent } from '#openapi/schema.gen.ts';
import type { UserStore } from '#service/account/user-queries.ts';
import { conversationStore } from '#service/chat/conversations.ts';
import { messageOf } from '#service/chat/view.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { AfterSales } from '#service/orders/after-sales.ts';
import { noticeList } from '#service/orders/notice-list.ts';
import { orderStore } from '#service/orders/queries.ts';
import { eventIdOf } from './rules.ts';
import type { LiveKind, Told } from './told.ts';

type ViewParts = { db: Db; clock: Clock; users: UserStore; afterSales: AfterSales };

/** Kinds of events after which the numbers of unread messages and notices are sent, too. */
const counted: ReadonlySet<LiveKind> = new Set<LiveKind>(['message', 'notice', 'unread']);

export type LiveViews = ReturnType<typeof liveViews>;

/**
 * Bodies of events. Read when they are sent, by the same queries as the API's operations, so that they never reveal
 * more.
 */
export function liveViews({ db, clock, users, afterSales }: ViewParts) {
  const conversations = conversationStore(db, clock);
  const notices = noticeList(db, clock);
  const orders = orderStore(db, clock, afterSales);

  async function unread(userId: string) {
    return { chat: await conversations.unread(userId), notice: await notices.unread(userId) };
  }

  async function viewOf(told: Told, userId: string, language: Language): Promise<StreamEvent | undefined> {
    const id = eventIdOf(told.seq);
    const { kind, ref } = told;
    if (kind === 'cart') return { id, event: 'cart', data: { skuId: told.skuId ?? 0 } };
    if (kind === 'order') {
      const { orderNumber, status, payStatus, afterSales: after } = await orders.standing(userId, ref);
      return { id, event: 'order', data: { orderNumber, status, payStatus, afterSales: after } };
    }
    if (kind === 'notice') {
      const data = await notices.one(userId, Number(ref), language);
      return data && { id, event: 'notice', data };
    }
    if (kind !== 'message' && kind !== 'message.status' && kind !== 'conversation') return undefined;
    const reader = await users.readerOf(userId, undefined, language);
    if (kind === 'conversation') {
      const data = await conversations.one(userId, reader, ref);
      return data && { id, event: 'conversation', data };
    }
    const message = await messageOf(db, userId, reader, ref);
    if (kind === 'message') return message && { id, event: 'message', data: message };
    if (!message || message.status === 'SENT') return undefined;
    const { conversationId, messageId, status } = message;
    return { id, event: 'message.status', data: { conversationId, upToMessageId: messageId, status } };
  }

  return {
    /** The numbers of unread messages and notices of a member. */
    unread,

    /** The bodies of events for a member, in the same order; without those whose object is deleted or another member's. */
    async of(some: readonly Told[], userId: string, language: Language): Promise<StreamEvent[]> {
      const views: StreamEvent[] = [];
      for (const told of some) {
        const view = await viewOf(told, userId, language).catch((fault: unknown) => {
          if (fault instanceof Refusal) return undefined;
          throw fault;
        });
        if (view) views.push(view);
      }
      const last = some.findLast(({ kind }) => counted.has(kind));
      if (last) views.push({ id: eventIdOf(last.seq), event: 'unread', data: await unread(userId) });
      return views;
    },
  };
}
