import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { favourites } from '#service/db/schema/favourites.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { regions } from '#service/db/schema/regions.ts';
import { skus } from '#service/db/schema/skus.ts';
import type { Clock } from '#service/domain/clock.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import type { ShopperMails } from '#service/mail-preferences/shopper-mails.ts';
import { amountIn } from '#service/orders/messages/notice.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { priceDrop } from './price-drop-words.ts';
import { toldFrom } from './rules.ts';

type DropParts = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'sendSoon'>;
  mails: ShopperMails;
  /** Origin of the links in mails, as `https://shop.example`. */
  linkOrigin: string;
};

/** Products that one mail names at most; the list of favourites shows the others. */
const namedAtMost = 5;

/** Condition: at least one SKU of the product is in stock. */
const inStock = sql`exists (select 1 from ${skus} where ${skus.prodId} = ${products.prodId} and ${skus.enabled}
  and ${skus.stock} > 0)`;

/** Favourites that cost less in their region than when they were saved, and less than the price that was last told. */
const fallen = (db: Db, userId?: string) =>
  db
    .select({
      saved: favourites,
      prodId: products.prodId,
      name: products.name,
      price: productRegions.price,
      currency: regions.currency,
    })
    .from(favourites)
    .innerJoin(products, eq(products.prodId, favourites.prodId))
    .innerJoin(regions, eq(regions.regionId, favourites.regionId))
    .innerJoin(
      productRegions,
      and(eq(productRegions.prodId, favourites.prodId), eq(productRegions.regionId, favourites.regionId)),
    )
    .where(
      and(
        userId === undefined ? undefined : eq(favourites.userId, userId),
        isNull(favourites.removedAt),
        isNotNull(favourites.savedPrice),
        eq(products.onShelf, true),
        lt(productRegions.price, sql`least(${favourites.savedPrice}, ${favourites.toldPrice})`),
        inStock,
      ),
    )
    .orderBy(asc(favourites.prodId));

/** Job that mails members which of their favourites cost less: one mail for all favourites of a member, each fall told once. */
export function priceDrops({ db, clock, outbox, mails, linkOrigin }: DropParts) {
  /** Tells one member. Locks the member's favourites and writes the told prices, so that two runs cannot tell the same fall. */
  async function tell(tx: Db, userId: string) {
    await tx.select().from(favourites).where(eq(favourites.userId, userId)).for('update');
    const drops = (await fallen(tx, userId)).flatMap(({ saved, ...found }) => {
      const { savedPrice, toldPrice } = saved;
      return savedPrice !== null && found.price <= toldFrom({ savedPrice, toldPrice })
        ? [{ ...found, savedPrice }]
        : [];
    });
    const [first] = drops;
    if (!first) return undefined;
    for (const { prodId, price } of drops) {
      await tx
        .update(favourites)
        .set({ toldPrice: price })
        .where(and(eq(favourites.userId, userId), eq(favourites.prodId, prodId)));
    }
    const letter = (language: Language) =>
      priceDrop[language]({
        products: drops.slice(0, namedAtMost).map(({ prodId, name, price, savedPrice, currency }) => ({
          name: inLanguage(name, language),
          now: amountIn({ amount: price, currency }, language),
          fell: amountIn({ amount: savedPrice - price, currency }, language),
          link: `${linkOrigin}/products/${prodId}`,
        })),
        more: Math.max(0, drops.length - namedAtMost),
        list: `${linkOrigin}/collection`,
      });
    const cause = `priceDrop ${userId} ${clock().toISOString()}`;
    return mails.write(tx, { userId, kind: 'PRICE_DROP', cause, tells: 'favourite.CHEAPER', letter });
  }

  return {
    async tellDue() {
      const due = new Set((await fallen(db)).map(({ saved }) => saved.userId));
      await eachApart([...due], async (userId) =>
        outbox.sendSoon(await inTransaction(db, (tx) => tell(tx, userId))),
      );
    },
  };
}
