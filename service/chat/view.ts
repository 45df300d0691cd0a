import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Message, MessageOrder, ProductSummary } from '#openapi/schema.gen.ts';
import { systemWords } from './messages.ts';
import type { Db } from '#service/db/database.ts';
import { chatMessages, conversations } from '#service/db/schema/chat.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { textIn } from '#service/domain/language.ts';
import { keptColumns, keptSummaries, windowIn } from '#service/products/saved-product-summary.ts';
import type { Reader } from '#service/regions/queries.ts';

type MessageRow = typeof chatMessages.$inferSelect;

/** A message with its status; undefined when it does not exist or belongs to another member's conversation. */
export async function messageOf(
  db: Db,
  userId: string,
  reader: Reader,
  messageId: string,
): Promise<Message | undefined> {
  const rows = await db
    .select({ message: chatMessages })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.conversationId, chatMessages.conversationId))
    .where(and(eq(chatMessages.messageId, messageId), eq(conversations.userId, userId)));
  const [view] = await messageViews(
    db,
    reader,
    rows.map(({ message }) => message),
  );
  return view;
}

/** Messages for their reader. Cards of products and orders show present data, in the reader's region and language. */
export async function messageViews(db: Db, reader: Reader, rows: readonly MessageRow[]): Promise<Message[]> {
  const prodIds = rows.flatMap(({ prodId }) => prodId ?? []);
  const orderNumbers = rows.flatMap(({ orderNumber }) => orderNumber ?? []);
  const productsOf = await productCards(db, reader, prodIds);
  const ordersOf = await orderCards(db, reader, orderNumbers);
  return rows.map((row) => {
    const product = productsOf.get(row.prodId ?? 0);
    const order = ordersOf.get(row.orderNumber ?? '');
    const text = row.type === 'SYSTEM' ? systemWords(row.text, reader.language) : row.text;
    return {
      messageId: row.messageId,
      conversationId: row.conversationId,
      clientMsgId: row.clientMsgId,
      from: row.sender as Message['from'],
      type: row.type as Message['type'],
      ...(text !== null && { text }),
      ...(row.pictureUrl !== null && {
        image: { url: row.pictureUrl, width: row.pictureWidth ?? 1, height: row.pictureHeight ?? 1 },
      }),
      ...(product && { product }),
      ...(order && { order }),
      status: row.status as Message['status'],
      createTime: row.createdAt.toISOString(),
    };
  });
}

async function productCards(db: Db, reader: Reader, prodIds: number[]): Promise<Map<number, ProductSummary>> {
  if (prodIds.length === 0) return new Map();
  const rows = await db
    .select(keptColumns(reader))
    .from(products)
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .leftJoin(productRegions, windowIn(reader))
    .where(inArray(products.prodId, prodIds));
  const kept = await keptSummaries(db, reader, rows);
  return new Map(
    kept.map(({ summary }) => {
      const { available: _available, offShelf: _offShelf, ...card } = summary;
      return [card.prodId, card];
    }),
  );
}

async function orderCards(db: Db, { language }: Reader, orderNumbers: string[]) {
  const cards = new Map<string, MessageOrder>();
  if (orderNumbers.length === 0) return cards;
  const rows = await db
    .select({ order: orders, item: orderItems })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderNumber, orders.orderNumber))
    .where(inArray(orders.orderNumber, orderNumbers))
    .orderBy(asc(orderItems.orderItemId));
  for (const { order, item } of rows) {
    const { orderNumber } = order;
    if (cards.has(orderNumber)) continue;
    cards.set(orderNumber, {
      orderNumber,
      pic: item.pic,
      ...textIn('title', item.names, language),
      total: { amount: order.total, currency: order.currency },
      status: order.status,
    });
  }
  return cards;
}
