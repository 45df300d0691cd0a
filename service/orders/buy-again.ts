import { and, asc, eq } from 'drizzle-orm';
import type { BuyAgainLine, BuyAgainMissing, BuyAgainResult } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { addWhatFits, type CartOf, countPieces } from '#service/cart/use-cases.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Command } from '#service/domain/command.ts';
import { type Language, textIn } from '#service/domain/language.ts';
import { notFound, type RefusalCode } from '#service/domain/refusal.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';

type BuyAgainParts = {
  db: Db;
  clock: Clock;
  idempotency: Pick<IdempotencyStore, 'finishWith'>;
  /** The sentence of a refusal in a language. */
  wordsFor: (code: RefusalCode, language: Language) => string;
};

type Asked = { cart: CartOf; orderNumber: string; language: Language; command: Command | undefined };
type ItemRow = typeof orderItems.$inferSelect;

/**
 * Adds the lines of an order to the cart again, as many pieces as can be bought now, with a reason for the pieces that cannot
 * ("please reorder", S8.17). The cart and the stored answer of the Idempotency-Key commit together, so a repeat adds nothing.
 */
export const buyAgainWith =
  ({ db, clock, idempotency, wordsFor }: BuyAgainParts) =>
  ({ cart, orderNumber, language, command }: Asked): Promise<BuyAgainResult> =>
    inTransaction(db, async (tx) => {
      await lockShopper(tx, cart.userId);
      const items = await itemsOf(tx, cart.userId, orderNumber);
      const added: BuyAgainLine[] = [];
      const missing: BuyAgainMissing[] = [];
      for (const item of items) {
        const { prodId, skuId, count } = item;
        const fit = await addWhatFits(tx, cart, { prodId, skuId, count }, clock());
        if (fit.added > 0) added.push(lineOf(item, fit.added, language));
        if (fit.added < count)
          missing.push({
            line: lineOf(item, count - fit.added, language),
            code: fit.code,
            desc: wordsFor(fit.code, language),
          });
      }
      const result = { added, missing, cartCount: await countPieces(tx, cart) };
      await idempotency.finishWith(tx, command, 200, result);
      return result;
    });

/** The lines of a shopper's own order. */
async function itemsOf(tx: Db, userId: string, orderNumber: string): Promise<ItemRow[]> {
  const rows = await tx
    .select({ item: orderItems })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(and(eq(orders.userId, userId), eq(orders.hidden, false), eq(orders.orderNumber, orderNumber)))
    .orderBy(asc(orderItems.orderItemId));
  if (rows.length === 0) throw notFound();
  return rows.map(({ item }) => item);
}

const lineOf = (item: ItemRow, count: number, language: Language): BuyAgainLine => ({
  orderItemId: item.orderItemId,
  prodId: item.prodId,
  ...textIn('prodName', item.names, language),
  ...textIn('skuName', item.skuName, language),
  pic: item.pic,
  count,
});
