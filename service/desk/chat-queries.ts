import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { chatMessages, conversations } from '#service/db/schema/chat.ts';
import { shops } from '#service/db/schema/shops.ts';
import { users } from '#service/db/schema/users.ts';
import type { Clock } from '#service/domain/clock.ts';
import { mallName } from '#service/domain/mall.ts';
import { notFound } from '#service/domain/refusal.ts';
import { addMessage, comesBefore } from '#service/chat/message-queries.ts';
import { closingNote } from '#service/chat/rules.ts';
import { inTransaction } from '#service/platform/transaction.ts';

export type DeskChat = ReturnType<typeof deskChat>;

const ofBuyer = eq(chatMessages.sender, 'BUYER');

/** Conversations from the side of the shops and of the mall, for the desk. */
export function deskChat(db: Db, clock: Clock) {
  /**
   * Locks a conversation until the end of the transaction, stores that the shop was there now, and marks the buyer's messages as read.
   * Refuses an unknown one (404).
   */
  async function enter(tx: Db, conversationId: string) {
    const [conversation] = await tx
      .update(conversations)
      .set({ sellerSeenAt: clock() })
      .where(eq(conversations.conversationId, conversationId))
      .returning();
    if (!conversation) throw notFound();
    await tx
      .update(chatMessages)
      .set({ status: 'READ' })
      .where(and(eq(chatMessages.conversationId, conversationId), ofBuyer, comesBefore('READ')));
    return conversation;
  }

  return {
    /** The latest conversations, each with the number of unread messages of the buyer; marks these messages as delivered. */
    async conversations(limit: number) {
      const rows = await db
        .select({
          conversationId: conversations.conversationId,
          shop: sql<string>`coalesce(${shops.name}, ${mallName})`,
          buyer: users.nickName,
          state: conversations.state,
          updatedAt: conversations.updatedAt,
        })
        .from(conversations)
        .leftJoin(shops, eq(shops.shopId, conversations.shopId))
        .innerJoin(users, eq(users.userId, conversations.userId))
        .orderBy(desc(conversations.updatedAt), desc(conversations.conversationId))
        .limit(limit);
      const ids = rows.map(({ conversationId }) => conversationId);
      if (ids.length === 0) return [];
      const listed = inArray(chatMessages.conversationId, ids);
      await db
        .update(chatMessages)
        .set({ status: 'DELIVERED' })
        .where(and(listed, ofBuyer, comesBefore('DELIVERED')));
      const unread = await db
        .select({ id: chatMessages.conversationId, number: count() })
        .from(chatMessages)
        .where(and(listed, ofBuyer, ne(chatMessages.status, 'READ')))
        .groupBy(chatMessages.conversationId);
      const counts = new Map(unread.map(({ id, number }) => [id, number]));
      return rows.map((row) => ({ ...row, unread: counts.get(row.conversationId) ?? 0 }));
    },

    /** The latest messages of a conversation, the oldest first; marks the buyer's messages as read. */
    open: (conversationId: string, limit: number) =>
      inTransaction(db, async (tx) => {
        await enter(tx, conversationId);
        const latest = tx
          .select({ id: chatMessages.messageId })
          .from(chatMessages)
          .where(eq(chatMessages.conversationId, conversationId))
          .orderBy(desc(chatMessages.messageId))
          .limit(limit);
        return tx
          .select({
            at: chatMessages.createdAt,
            sender: chatMessages.sender,
            status: chatMessages.status,
            said: sql<string>`coalesce(${chatMessages.text}, ${chatMessages.pictureUrl}, 'order ' || ${chatMessages.orderNumber}, 'product ' || ${chatMessages.prodId}, '')`,
          })
          .from(chatMessages)
          .where(inArray(chatMessages.messageId, latest))
          .orderBy(asc(chatMessages.messageId));
      }),

    /** Answers as the shop; false when the conversation is closed. */
    answer: (conversationId: string, text: string) =>
      inTransaction(db, async (tx) => {
        const conversation = await enter(tx, conversationId);
        if (conversation.state === 'CLOSED') return false;
        await addMessage(tx, clock(), { conversationId, sender: 'SELLER', type: 'TEXT', text });
        return true;
      }),

    /** Closes a conversation and adds a note about it for the buyer; does nothing to a closed one. */
    close: (conversationId: string) =>
      inTransaction(db, async (tx) => {
        const conversation = await enter(tx, conversationId);
        if (conversation.state === 'CLOSED') return;
        await tx
          .update(conversations)
          .set({ state: 'CLOSED' })
          .where(eq(conversations.conversationId, conversationId));
        const text = closingNote(conversation.shopId);
        await addMessage(tx, clock(), { conversationId, sender: 'SYSTEM', type: 'SYSTEM', text });
      }),
  };
}
