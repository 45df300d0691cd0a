import type { OrderItem } from '#openapi/schema.gen.ts';
import { type Language, textIn } from '#service/domain/language.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import type { ItemAfterSales } from './after-sales.ts';
import type { ItemRow } from './around.ts';

/** A line of an order, its names in the reader's language. */
export function orderItem(
  item: ItemRow,
  afterSales: ItemAfterSales,
  currency: CurrencyCode,
  language: Language,
): OrderItem {
  const money = (amount: number) => ({ amount, currency });
  return {
    orderItemId: item.orderItemId,
    prodId: item.prodId,
    skuId: item.skuId,
    ...textIn('prodName', item.names, language),
    ...textIn('skuName', item.skuName, language),
    pic: item.pic,
    price: money(item.price),
    prodCount: item.count,
    lineTotal: money(item.lineTotal),
    shareReduce: money(item.shareReduce),
    coinReduce: money(item.coinReduce),
    lineNet: money(item.lineNet),
    ...afterSales,
    warrantyMonths: item.warrantyMonths,
  };
}
