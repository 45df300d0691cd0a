import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { cartLinesMax, linePiecesMax } from '#openapi/limits.ts';
import type { CartChange, CartChangeResult, CartParam } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { cartItems } from '#service/db/schema/cart.ts';
import { promotions } from '#service/db/schema/promotions.ts';
import { pieceRefusal } from './rules.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Command } from '#service/domain/command.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { factsOf, goodsOf, piecesBought } from '#service/products/sku-offers.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';

/** The cart of one shopper in one region. */
export type CartOf = { userId: string; regionId: number; currency: CurrencyCode };

export type CartLine = typeof cartItems.$inferSelect;

export type CartStore = ReturnType<typeof cartStore>;

const inCart = ({ userId, regionId }: CartOf) =>
  and(eq(cartItems.userId, userId), eq(cartItems.regionId, regionId));

export function cartStore(db: Db, idempotency: IdempotencyStore, clock: Clock) {
  return {
    count: (cart: CartOf) => countPieces(db, cart),

    /** All lines, or those with the given ids. Throws `resource.not_found` when one id is unknown or foreign. */
    lines: (cart: CartOf, basketIds?: readonly number[]) => cartLines(db, cart, basketIds),

    /** Sets the promotions that the shopper chose for lines; 0, or a promotion of another shop, means the best one. */
    async choosePromotions(cart: CartOf, params: readonly CartParam[]) {
      for (const { basketId, discountId } of params) {
        const offered = sql`(select ${promotions.discountId} from ${promotions}
          where ${promotions.discountId} = ${discountId} and ${promotions.shopId} = ${cartItems.shopId})`;
        await db
          .update(cartItems)
          .set({ discountId: offered })
          .where(and(inCart(cart), eq(cartItems.basketId, basketId)));
      }
    },

    /** Changes the count of a line. The change and the stored response of its Idempotency-Key commit together. */
    change: (cart: CartOf, asked: CartChange, command: Command | undefined) =>
      inTransaction(db, async (tx) => {
        await lockShopper(tx, cart.userId);
        const line = await lineOf(tx, cart, asked);
        const changed =
          asked.count > 0
            ? await addPieces(tx, cart, asked, line, clock())
            : await takePieces(tx, cart, asked, line);
        const result: CartChangeResult = { ...changed, cartCount: await countPieces(tx, cart) };
        await idempotency.finishWith(tx, command, 200, result);
        return result;
      }),

    async remove(userId: string, basketIds: readonly number[]) {
      await db
        .delete(cartItems)
        .where(and(eq(cartItems.userId, userId), inArray(cartItems.basketId, [...basketIds])));
    },

    async clear(cart: CartOf) {
      await db.delete(cartItems).where(inCart(cart));
    },
  };
}

export async function cartLines(db: Db, cart: CartOf, basketIds?: readonly number[]): Promise<CartLine[]> {
  if (basketIds?.length === 0) return [];
  const chosen = basketIds && inArray(cartItems.basketId, [...basketIds]);
  const lines = await db
    .select()
    .from(cartItems)
    .where(and(inCart(cart), chosen))
    .orderBy(desc(cartItems.addedAt), desc(cartItems.basketId));
  if (basketIds && lines.length !== new Set(basketIds).size) throw notFound();
  return lines;
}

export async function countPieces(db: Db, cart: CartOf): Promise<number> {
  const [sum] = await db
    .select({ pieces: sql<number>`coalesce(sum(${cartItems.count}), 0)::int` })
    .from(cartItems)
    .where(inCart(cart));
  return sum?.pieces ?? 0;
}

/** Finds the line of a change: by its id or, when added from a product's page, by its SKU. */
async function lineOf(tx: Db, cart: CartOf, { basketId, skuId }: CartChange): Promise<CartLine | undefined> {
  const [line] = await tx
    .select()
    .from(cartItems)
    .where(
      and(inCart(cart), basketId ? eq(cartItems.basketId, basketId) : undefined, eq(cartItems.skuId, skuId)),
    );
  if (basketId && !line) throw notFound();
  return line;
}

async function addPieces(tx: Db, cart: CartOf, asked: CartChange, line: CartLine | undefined, now: Date) {
  const { prodId, skuId, shopId, count: added } = asked;
  const [goods] = await goodsOf(tx, [skuId], cart.regionId);
  if (!goods || goods.prodId !== prodId || goods.shopId !== shopId) throw notFound();
  const bought = await piecesBought(tx, cart.userId, [skuId]);
  const facts = factsOf(goods, bought.get(skuId) ?? 0);
  const wanted = (line?.count ?? 0) + added;
  const refusal = pieceRefusal(facts, wanted);
  if (refusal || goods.price === null) {
    const details = { skuId, stocks: facts.stocks, limit: facts.limitPerUser };
    throw new Refusal(refusal ?? 'prod.not_in_region', { details });
  }
  if (!line) await checkRoom(tx, cart);
  const [kept] = await tx
    .insert(cartItems)
    .values({
      userId: cart.userId,
      regionId: cart.regionId,
      prodId,
      skuId,
      shopId,
      count: added,
      priceAtAdd: goods.price,
      addedAt: now,
    })
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.regionId, cartItems.skuId],
      set: { count: sql`${cartItems.count} + excluded.count`, priceAtAdd: goods.price },
      setWhere: sql`${cartItems.count} + excluded.count <= ${Math.min(facts.stocks, linePiecesMax)}`,
    })
    .returning({ basketId: cartItems.basketId, pieces: cartItems.count });
  if (!kept) throw new Refusal('sku.out_of_stock', { details: { skuId, stocks: facts.stocks } });
  return {
    basketId: kept.basketId,
    prodCount: kept.pieces,
    lineTotal: { amount: kept.pieces * goods.price, currency: cart.currency },
  };
}

async function checkRoom(tx: Db, cart: CartOf) {
  const [lines] = await tx.select({ number: count() }).from(cartItems).where(inCart(cart));
  if ((lines?.number ?? 0) >= cartLinesMax) throw new Refusal('cart.full');
}

/** Takes pieces off a line, also when its SKU cannot be bought any more; removes the line when no piece is left. */
async function takePieces(
  tx: Db,
  cart: CartOf,
  { count: taken, skuId }: CartChange,
  line: CartLine | undefined,
) {
  if (!line) throw notFound();
  const left = line.count + taken;
  if (left <= 0) {
    await tx.delete(cartItems).where(eq(cartItems.basketId, line.basketId));
    return { basketId: null, prodCount: 0, lineTotal: null };
  }
  await tx.update(cartItems).set({ count: left }).where(eq(cartItems.basketId, line.basketId));
  const [goods] = await goodsOf(tx, [skuId], cart.regionId);
  const price = goods?.price ?? line.priceAtAdd;
  return {
    basketId: line.basketId,
    prodCount: left,
    lineTotal: { amount: left * price, currency: cart.currency },
  };
}

/** Why pieces did not fit, where some did not. */
export type FitCode =
  | 'sku.off_shelf'
  | 'prod.not_in_region'
  | 'shop.closed'
  | 'sku.out_of_stock'
  | 'sku.limit'
  | 'cart.full';

type Wanted = { prodId: number; skuId: number; count: number };

/**
 * Adds up to `count` pieces of a SKU, as many as can be bought beside those in the cart. `code` says why it was fewer, and has
 * no meaning when all were added. The caller holds the shopper's lock.
 */
export async function addWhatFits(
  tx: Db,
  cart: CartOf,
  { prodId, skuId, count: wanted }: Wanted,
  now: Date,
): Promise<{ added: number; code: FitCode }> {
  const [goods] = await goodsOf(tx, [skuId], cart.regionId);
  if (!goods || goods.prodId !== prodId) return { added: 0, code: 'sku.off_shelf' };
  const bought = await piecesBought(tx, cart.userId, [skuId]);
  const facts = factsOf(goods, bought.get(skuId) ?? 0);
  const asked = { basketId: 0, count: wanted, prodId, skuId, shopId: goods.shopId };
  const line = await lineOf(tx, cart, asked);
  const held = line?.count ?? 0;
  const code = pieceRefusal(facts, held + wanted) ?? 'sku.out_of_stock';
  let fit = wanted;
  while (fit > 0 && pieceRefusal(facts, held + fit)) fit -= 1;
  if (fit === 0) return { added: 0, code };
  try {
    await addPieces(tx, cart, { ...asked, count: fit }, line, now);
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === 'cart.full') return { added: 0, code: 'cart.full' };
    throw fault;
  }
  return { added: fit, code };
}
