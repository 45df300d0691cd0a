import { and, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { OrderSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { shops } from '#service/db/schema/shops.ts';

export type OrderTab = 'ALL' | OrderSummary['status'];

/** Digits that a search by order number needs at least; fewer would match nearly every order. */
const numberSignsMin = 4;

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The tab "to deliver" holds orders that wait for their group too. */
export function inTab(status: OrderTab): SQL | undefined {
  if (status === 'ALL') return undefined;
  return inArray(orders.status, status === 'TO_DELIVER' ? ['TO_DELIVER', 'GROUPING'] : [status]);
}

/**
 * Condition that finds orders by a part of a product's name in any language, of the shop's name, or of the order number, which
 * may be typed in groups as it is shown. Undefined, that is every order, without a key.
 */
export function matches(db: Db, key: string | undefined): SQL | undefined {
  const text = key?.trim();
  if (!text) return undefined;
  const part = like(text);
  const named = db
    .select({ found: sql`1` })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.orderNumber, orders.orderNumber),
        sql`exists (select 1 from jsonb_each_text(${orderItems.names}) as name where name.value ilike ${part})`,
      ),
    );
  const number = text.replaceAll(/\s/g, '');
  const isNumber = /^[0-9A-Za-z]+$/.test(number) && number.length >= numberSignsMin;
  return or(
    isNumber ? ilike(orders.orderNumber, like(number)) : undefined,
    ilike(shops.name, part),
    ilike(shops.nameZh, part),
    exists(named),
  );
}
