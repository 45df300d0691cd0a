import { and, desc, eq, isNull } from 'drizzle-orm';
import type { AccountExport } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { cartItems } from '#service/db/schema/cart.ts';
import { favourites } from '#service/db/schema/favourites.ts';
import { footprints } from '#service/db/schema/footprints.ts';
import { products } from '#service/db/schema/products.ts';
import { sessions } from '#service/db/schema/sessions.ts';
import { shopFollows } from '#service/db/schema/shop-follows.ts';
import { shops } from '#service/db/schema/shops.ts';
import type { Clock } from '#service/domain/clock.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import { selectAddresses } from '#service/address/queries.ts';
import { exportedConversations } from '#service/chat/export.ts';
import type { OrderStore } from '#service/orders/queries.ts';
import type { UserStore } from './user-queries.ts';

type ExportParts = { db: Db; users: UserStore; orders: OrderStore; clock: Clock };

export type AccountExportStore = ReturnType<typeof accountExportStore>;

/** Everything that is kept about one shopper, in one document; of sessions nothing that opens one. */
export function accountExportStore({ db, users, orders, clock }: ExportParts) {
  return {
    async read(userId: string, language: Language): Promise<AccountExport> {
      const named = (row: { prodId: number; name: { en: string }; at: Date }) => ({
        prodId: row.prodId,
        prodName: inLanguage(row.name, language),
        at: row.at.toISOString(),
      });
      const product = { prodId: products.prodId, name: products.name };
      const cart = await db
        .select({ ...product, at: cartItems.addedAt, regionId: cartItems.regionId, count: cartItems.count })
        .from(cartItems)
        .innerJoin(products, eq(products.prodId, cartItems.prodId))
        .where(eq(cartItems.userId, userId))
        .orderBy(desc(cartItems.addedAt));
      const hearts = await db
        .select({ ...product, at: favourites.savedAt })
        .from(favourites)
        .innerJoin(products, eq(products.prodId, favourites.prodId))
        .where(and(eq(favourites.userId, userId), isNull(favourites.removedAt)))
        .orderBy(desc(favourites.savedAt));
      const seen = await db
        .select({ ...product, at: footprints.seenAt })
        .from(footprints)
        .innerJoin(products, eq(products.prodId, footprints.prodId))
        .where(eq(footprints.userId, userId))
        .orderBy(desc(footprints.seenAt));
      const follows = await db
        .select({ shopId: shops.shopId, name: shops.name, nameZh: shops.nameZh, at: shopFollows.followedAt })
        .from(shopFollows)
        .innerJoin(shops, eq(shops.shopId, shopFollows.shopId))
        .where(and(eq(shopFollows.userId, userId), isNull(shopFollows.leftAt)))
        .orderBy(desc(shopFollows.followedAt));
      const places = await db
        .select({
          startedAt: sessions.familyStartedAt,
          rotatedAt: sessions.rotatedAt,
          usedAt: sessions.usedAt,
          browser: sessions.browser,
          system: sessions.system,
          endedAt: sessions.revokedAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.familyStartedAt));
      return {
        exportedAt: clock().toISOString(),
        profile: await users.info(userId),
        addresses: await selectAddresses(db, userId),
        orders: await orders.all(userId, language),
        cart: cart.map((row) => ({ ...named(row), regionId: row.regionId, count: row.count })),
        favourites: hearts.map(named),
        followedShops: follows.map(({ shopId, name, nameZh, at }) => ({
          shopId,
          shopName: language === 'zh' ? nameZh : name,
          at: at.toISOString(),
        })),
        footprint: seen.map(named),
        conversations: await exportedConversations(db, userId, language),
        sessions: places.map(({ startedAt, rotatedAt, usedAt, endedAt, browser, system }) => ({
          startedAt: startedAt.toISOString(),
          lastUsedAt: (usedAt ?? rotatedAt).toISOString(),
          browser,
          system,
          endedAt: endedAt?.toISOString() ?? null,
        })),
      };
    },
  };
}
