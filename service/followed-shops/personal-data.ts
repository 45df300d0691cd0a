import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { shopFollows } from '#service/db/schema/shop-follows.ts';
import { shops } from '#service/db/schema/shops.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';

export const shopFollowData: PersonalData = {
  /** Also reduces the shops' numbers of followers; in the order of shop ids, to avoid deadlocks. */
  async eraseUser(tx, userId) {
    const follows = await tx
      .delete(shopFollows)
      .where(eq(shopFollows.userId, userId))
      .returning({ id: shopFollows.shopId, gone: shopFollows.leftAt });
    for (const { id } of follows.filter(({ gone }) => gone === null).toSorted((a, b) => a.id - b.id)) {
      await tx
        .update(shops)
        .set({ followers: sql`greatest(0, ${shops.followers} - 1)` })
        .where(eq(shops.shopId, id));
    }
  },
  async exportUser(db, userId, language) {
    const follows = await db
      .select({ shopId: shops.shopId, name: shops.name, nameZh: shops.nameZh, at: shopFollows.followedAt })
      .from(shopFollows)
      .innerJoin(shops, eq(shops.shopId, shopFollows.shopId))
      .where(and(eq(shopFollows.userId, userId), isNull(shopFollows.leftAt)))
      .orderBy(desc(shopFollows.followedAt));
    return {
      followedShops: follows.map(({ shopId, name, nameZh, at }) => ({
        shopId,
        shopName: language === 'zh' ? nameZh : name,
        at: at.toISOString(),
      })),
    };
  },
};
