import { and, asc, count, desc, eq, gt, inArray, lt, lte, ne } from 'drizzle-orm';
import type { Message, MessageList, MessageSend } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { chatMessages, conversations } from '#service/db/schema/chat.ts';
import { shops } from '#service/db/schema/shops.ts';
import {
  messagesPerMinute,
  newMessageId,
  stateOfConversation,
  statusesBefore,
  type MessageStatus,
} from './rules.ts';
import { type Clock, minutesAfter, secondsAfter } from '#service/domain/clock.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { messageViews } from './view.ts';
import { checkOrder, checkProduct } from './conversations.ts';
import type { Reader } from '#service/regions/queries.ts';
import { inTransaction } from '#service/platform/transaction.ts';

type Whose = { userId: string; purpose: 'chat' };
type ChatPicture = { pictureUrl: string; pictureWidth: number; pictureHeight: number };

/** Interface of the uploaded pictures that conversations use. */
export type ChatPictures = {
  /** URL and sides in pixels of a picture; undefined when it is missing or of another member or purpose. */
  measure(whose: Whose, fileKey: string): Promise<ChatPicture | undefined>;
  /** Marks a picture as used, in the transaction; false when it was used before. */
  attach(tx: Db, whose: Whose, url: string): Promise<boolean>;
};

type MessageParts = { db: Db; clock: Clock; pictures: ChatPictures; rateLimitFactor: number };
type ListAsked = { conversationId: string; beforeId?: string; afterId?: string; size: number };

export type MessageStore = ReturnType<typeof messageStore>;

/** Queries of messages; another member's conversation is answered like one that does not exist (404). */
export function messageStore({ db, clock, pictures, rateLimitFactor }: MessageParts) {
  return {
    /** The latest messages, those before `beforeId` or those after `afterId`; always the oldest first. */
    async list(userId: string, reader: Reader, asked: ListAsked): Promise<MessageList> {
      const { conversationId, beforeId, afterId, size } = asked;
      await ownConversation(db, userId, conversationId);
      const rows = await db
        .select()
        .from(chatMessages)
        .where(
          and(
            eq(chatMessages.conversationId, conversationId),
            beforeId === undefined ? undefined : lt(chatMessages.messageId, beforeId),
            afterId === undefined ? undefined : gt(chatMessages.messageId, afterId),
          ),
        )
        .orderBy(afterId === undefined ? desc(chatMessages.messageId) : asc(chatMessages.messageId))
        .limit(size + 1);
      const shown = rows.slice(0, size);
      const records = await messageViews(db, reader, afterId === undefined ? shown.toReversed() : shown);
      const hasMore = rows.length > size;
      const nextBeforeId = hasMore && afterId === undefined ? (records[0]?.messageId ?? null) : null;
      return { records, hasMore, nextBeforeId };
    },

    /**
     * Sends a message, once for each `clientMsgId`: a repeat returns the stored message. Refuses in a closed conversation
     * (`chat.closed`) and above `messagesPerMinute` (`chat.too_fast`).
     */
    async send(userId: string, reader: Reader, said: MessageSend): Promise<Message> {
      const whose = { userId, purpose: 'chat' } as const;
      await ownConversation(db, userId, said.conversationId);
      const picture = said.fileKey && (await pictures.measure(whose, said.fileKey));
      const row = await inTransaction(db, async (tx) => {
        const conversation = await ownConversation(tx, userId, said.conversationId, true);
        const before = await saidBefore(tx, said);
        if (before) return before;
        if (conversation.state === 'CLOSED') throw new Refusal('chat.closed');
        await checkPace(tx, said.conversationId, clock(), messagesPerMinute * rateLimitFactor);
        if (said.prodId !== undefined) await checkProduct(tx, conversation.shopId, said.prodId);
        if (said.orderNumber !== undefined)
          await checkOrder(tx, { userId, shopId: conversation.shopId, orderNumber: said.orderNumber });
        if (said.fileKey && !(picture && (await pictures.attach(tx, whose, picture.pictureUrl))))
          throw new Refusal('upload.unknown_file');
        const { conversationId, clientMsgId, type, text, prodId, orderNumber } = said;
        const content = { clientMsgId, type, text, prodId, orderNumber, ...(picture || undefined) };
        return addMessage(tx, clock(), { conversationId, sender: 'BUYER', ...content });
      });
      const [view] = await messageViews(db, reader, [row]);
      if (!view) throw notFound();
      return view;
    },

    /** Marks all messages of the other side up to `upTo`, a message id, as read; refuses an unknown id (404). */
    async read(userId: string, conversationId: string, upTo: string) {
      await ownConversation(db, userId, conversationId);
      const [there] = await db
        .select({ id: chatMessages.messageId })
        .from(chatMessages)
        .where(and(eq(chatMessages.messageId, upTo), eq(chatMessages.conversationId, conversationId)));
      if (!there) throw notFound();
      await db
        .update(chatMessages)
        .set({ status: 'READ' })
        .where(
          and(
            eq(chatMessages.conversationId, conversationId),
            ne(chatMessages.sender, 'BUYER'),
            lte(chatMessages.messageId, upTo),
            comesBefore('READ'),
          ),
        );
    },
  };
}

/** Messages whose present status comes before the given one. */
export const comesBefore = (status: MessageStatus) => inArray(chatMessages.status, statusesBefore[status]);

/** A conversation of this member, or 404. `locked` holds its row until the end of the transaction, so that messages have one order. */
async function ownConversation(db: Db, userId: string, conversationId: string, locked = false) {
  const asked = db
    .select({ shopId: conversations.shopId, state: conversations.state, shopOpen: shops.open })
    .from(conversations)
    .leftJoin(shops, eq(shops.shopId, conversations.shopId))
    .where(and(eq(conversations.conversationId, conversationId), eq(conversations.userId, userId)));
  const [conversation] = await (locked ? asked.for('update', { of: conversations }) : asked);
  if (!conversation) throw notFound();
  return {
    shopId: conversation.shopId,
    state: stateOfConversation(conversation.state, conversation.shopOpen),
  };
}

async function saidBefore(tx: Db, { conversationId, clientMsgId }: MessageSend) {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.clientMsgId, clientMsgId)));
  return row;
}

/** Refuses too many messages of the buyer within a minute (`chat.too_fast`), for each conversation on its own. */
async function checkPace(tx: Db, conversationId: string, now: Date, most: number) {
  const [lately] = await tx
    .select({ number: count() })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        eq(chatMessages.sender, 'BUYER'),
        gt(chatMessages.createdAt, minutesAfter(now, -1)),
        lte(chatMessages.createdAt, now),
      ),
    );
  if ((lately?.number ?? 0) < most) return;
  const [oldest] = await tx
    .select({ at: chatMessages.createdAt })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        eq(chatMessages.sender, 'BUYER'),
        gt(chatMessages.createdAt, minutesAfter(now, -1)),
      ),
    )
    .orderBy(asc(chatMessages.createdAt))
    .limit(1);
  const free = secondsAfter(oldest?.at ?? now, 60).getTime() - now.getTime();
  throw new Refusal('chat.too_fast', { retryAfter: Math.max(1, Math.ceil(free / 1000)) });
}

type Said = Omit<typeof chatMessages.$inferInsert, 'messageId' | 'createdAt'>;

/** Adds a message to a conversation; the transaction must have locked the conversation's row. */
export async function addMessage(tx: Db, now: Date, said: Said) {
  const { conversationId } = said;
  const [last] = await tx
    .select({ id: chatMessages.messageId })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.messageId))
    .limit(1);
  const [row] = await tx
    .insert(chatMessages)
    .values({ ...said, messageId: newMessageId(now, last?.id), createdAt: now })
    .returning();
  await tx
    .update(conversations)
    .set({ updatedAt: now })
    .where(eq(conversations.conversationId, conversationId));
  if (!row) throw new Error('a message was not written');
  return row;
}
