import { asc, eq } from 'drizzle-orm';
import type { ExportedConversation, ExportedMessage } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { chatMessages, conversations } from '#service/db/schema/chat.ts';
import { shops } from '#service/db/schema/shops.ts';
import { systemWords } from './messages.ts';
import type { Language } from '#service/domain/language.ts';
import { mallName } from '#service/domain/mall.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';

/** Conversations are erased with all their messages, also those of the shop. */
export const chatData: PersonalData = {
  async eraseUser(tx, userId) {
    await tx.delete(conversations).where(eq(conversations.userId, userId));
  },
  exportUser: async (db, userId, language) => ({
    conversations: await exportedConversations(db, userId, language),
  }),
};

/** All conversations of a member with their messages, of both sides. */
async function exportedConversations(
  db: Db,
  userId: string,
  language: Language,
): Promise<ExportedConversation[]> {
  const rows = await db
    .select({ shop: shops, message: chatMessages })
    .from(conversations)
    .leftJoin(shops, eq(shops.shopId, conversations.shopId))
    .leftJoin(chatMessages, eq(chatMessages.conversationId, conversations.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.conversationId), asc(chatMessages.messageId));
  const byShop = new Map<number | null, ExportedConversation>();
  for (const { shop, message } of rows) {
    const shopId = shop && shop.shopId;
    const shopName = shop ? (language === 'zh' ? shop.nameZh : shop.name) : mallName;
    const conversation = byShop.get(shopId) ?? { shopId, shopName, messages: [] };
    byShop.set(shopId, conversation);
    if (message) conversation.messages.push(messageOf(message, language));
  }
  return [...byShop.values()];
}

function messageOf(message: typeof chatMessages.$inferSelect, language: Language): ExportedMessage {
  const { sender, type, createdAt, pictureUrl, prodId, orderNumber } = message;
  const text = type === 'SYSTEM' ? systemWords(message.text, language) : message.text;
  return {
    from: sender as ExportedMessage['from'],
    at: createdAt.toISOString(),
    ...(text !== null && { text }),
    ...(pictureUrl !== null && { pictureUrl }),
    ...(prodId !== null && { prodId }),
    ...(orderNumber !== null && { orderNumber }),
  };
}
