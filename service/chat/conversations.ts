import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Conversation, ConversationRequest, PageOfConversation } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { chatMessages, conversations } from '#service/db/schema/chat.ts';
import { orders } from '#service/db/schema/orders.ts';
import { products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { isPresent, newConversationId, stateOfConversation } from './rules.ts';
import type { Clock } from '#service/domain/clock.ts';
import { notFound } from '#service/domain/refusal.ts';
import { messageViews } from './view.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import type { Reader } from '#service/regions/queries.ts';
import { soldCounts } from '#service/followed-shops/queries.ts';
import { shopSummaryOf } from '#service/shops/summary.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';

export type ConversationStore = ReturnType<typeof conversationStore>;

/** Messages that the member has not read: only those of shops and of the mall. */
const unreadOfShop = and(eq(chatMessages.sender, 'SELLER'), ne(chatMessages.status, 'READ'));

/** Queries of members' conversations with shops and with the mall itself, whose `shopId` is null (S1.38, S2.55). */
export function conversationStore(db: Db, clock: Clock) {
  return {
    async page(userId: string, reader: Reader, page: PageAsked): Promise<PageOfConversation> {
      checkDepth(page);
      const mine = eq(conversations.userId, userId);
      const [counted] = await db.select({ total: count() }).from(conversations).where(mine);
      const rows = await withShop(db)
        .where(mine)
        .orderBy(desc(conversations.updatedAt), desc(conversations.conversationId))
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      return pageOf(await conversationViews(db, reader, rows, clock()), counted?.total ?? 0, page);
    },

    /** The conversation with a shop, or with the mall when no shop is named. Created when there is none; a closed one is reopened. */
    async open(userId: string, reader: Reader, asked: ConversationRequest): Promise<Conversation> {
      const conversationId = await inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        await checkSubject(tx, userId, asked);
        const about = asked.prodId === undefined ? {} : { pinnedProdId: asked.prodId };
        const fresh = { conversationId: newConversationId(), userId, shopId: asked.shopId ?? null, ...about };
        const [conversation] = await tx
          .insert(conversations)
          .values({ ...fresh, updatedAt: clock() })
          .onConflictDoUpdate({
            target: [conversations.userId, conversations.shopId],
            set: { state: 'OPEN', ...about },
          })
          .returning();
        return conversation?.conversationId ?? '';
      });
      const rows = await withShop(db).where(eq(conversations.conversationId, conversationId));
      const [conversation] = await conversationViews(db, reader, rows, clock());
      if (!conversation) throw notFound();
      return conversation;
    },

    /** One conversation of a member; undefined when it does not exist or belongs to another member. */
    async one(userId: string, reader: Reader, conversationId: string): Promise<Conversation | undefined> {
      const own = and(eq(conversations.userId, userId), eq(conversations.conversationId, conversationId));
      const [view] = await conversationViews(db, reader, await withShop(db).where(own), clock());
      return view;
    },

    /** The number of unread messages in all conversations of a member. */
    async unread(userId: string): Promise<number> {
      const [row] = await db
        .select({ number: count() })
        .from(chatMessages)
        .innerJoin(conversations, eq(conversations.conversationId, chatMessages.conversationId))
        .where(and(eq(conversations.userId, userId), unreadOfShop));
      return row?.number ?? 0;
    },
  };
}

/**
 * Refuses a conversation (404) with an unknown shop, about a product or order of another shop, or about another member's order. A
 * conversation with the mall may be about any product.
 */
async function checkSubject(tx: Db, userId: string, asked: ConversationRequest) {
  const { shopId = null, prodId, orderNumber } = asked;
  if (shopId !== null) await checkShop(tx, shopId);
  if (prodId !== undefined) await checkProduct(tx, shopId, prodId);
  if (orderNumber !== undefined) await checkOrder(tx, { userId, shopId, orderNumber });
}

async function checkShop(tx: Db, shopId: number) {
  const [shop] = await tx.select({ shopId: shops.shopId }).from(shops).where(eq(shops.shopId, shopId));
  if (!shop) throw notFound();
}

/** Refuses (`resource.not_found`) an unknown product or one of another shop; `shopId` null (the mall) allows every product. */
export async function checkProduct(db: Db, shopId: number | null, prodId: number) {
  const [product] = await db
    .select({ prodId: products.prodId })
    .from(products)
    .where(and(eq(products.prodId, prodId), shopId === null ? undefined : eq(products.shopId, shopId)));
  if (!product) throw notFound();
}

type OrderAsked = { userId: string; shopId: number | null; orderNumber: string };

/** Refuses (`resource.not_found`) another member's order or one at another shop; `shopId` null (the mall) allows every own order. */
export async function checkOrder(db: Db, { userId, shopId, orderNumber }: OrderAsked) {
  const own = and(eq(orders.userId, userId), eq(orders.hidden, false));
  const [order] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(
      and(own, eq(orders.orderNumber, orderNumber), shopId === null ? undefined : eq(orders.shopId, shopId)),
    );
  if (!order) throw notFound();
}

const withShop = (db: Db) =>
  db
    .select({ conversation: conversations, shop: shops })
    .from(conversations)
    .leftJoin(shops, eq(shops.shopId, conversations.shopId));

type ConversationRow = {
  conversation: typeof conversations.$inferSelect;
  shop: typeof shops.$inferSelect | null;
};

async function conversationViews(db: Db, reader: Reader, rows: readonly ConversationRow[], now: Date) {
  const ids = rows.map(({ conversation }) => conversation.conversationId);
  const shopIds = rows.flatMap(({ shop }) => shop?.shopId ?? []);
  const [sold, last, unread] = [
    await soldCounts(db, reader, shopIds),
    await lastMessages(db, reader, ids),
    await unreadCounts(db, ids),
  ];
  return rows.map(({ conversation, shop }): Conversation => ({
    conversationId: conversation.conversationId,
    shop: shop && shopSummaryOf(shop, sold.get(shop.shopId) ?? 0, reader.language),
    lastMessage: last.get(conversation.conversationId) ?? null,
    unread: unread.get(conversation.conversationId) ?? 0,
    pinnedProdId: conversation.pinnedProdId,
    updatedAt: conversation.updatedAt.toISOString(),
    state: stateOfConversation(conversation.state, shop && shop.open),
    sellerOnline: isPresent(conversation.sellerSeenAt, now),
  }));
}

async function lastMessages(db: Db, reader: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const newest = db
    .select({ id: sql<string>`max(${chatMessages.messageId})` })
    .from(chatMessages)
    .where(inArray(chatMessages.conversationId, ids))
    .groupBy(chatMessages.conversationId);
  const rows = await db.select().from(chatMessages).where(inArray(chatMessages.messageId, newest));
  const views = await messageViews(db, reader, rows);
  return new Map(views.map((view) => [view.conversationId, view]));
}

async function unreadCounts(db: Db, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: chatMessages.conversationId, number: count() })
    .from(chatMessages)
    .where(and(inArray(chatMessages.conversationId, ids), unreadOfShop))
    .groupBy(chatMessages.conversationId);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
