import type { PayInfo } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { checkoutTotals } from '#service/domain/totals.ts';
import { payMethod } from '#service/domain/pay-method.ts';
import { moneyTable } from '#service/domain/money-table.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import type { OrderDoor, OrderToPay } from './order-door.ts';

type InfoParts = { db: Db; clock: Clock; door: OrderDoor; processor: PaymentProcessor | undefined };

/** What is needed to pay for orders, in the order in which they were asked for. */
export const payInfoWith =
  ({ db, clock, door, processor }: InfoParts) =>
  async (userId: string, asked: readonly string[], language: Language): Promise<PayInfo> => {
    const orderNumbers = [...new Set(asked)];
    const orders = await door.ordersToShow(db, userId, orderNumbers);
    const [first] = orders;
    if (!first) throw notFound();
    // Amounts of several currencies cannot be added, and no way to pay takes them together.
    if (orders.some(({ currency }) => currency !== first.currency)) throw new Refusal('paytype.not_allowed');
    const waiting = orders.filter(({ status }) => status === 'TO_PAY');
    const deadlines = waiting.flatMap(({ payDeadline }) => (payDeadline ? [payDeadline.getTime()] : []));
    return {
      orderNumbers: orders.map(({ orderNumber }) => orderNumber),
      prodNames: orders.flatMap(({ prodNames }) => prodNames.map((name) => inLanguage(name, language))),
      receiver: first.receiver,
      userAddrText: first.addrText,
      mobile: first.mobile,
      status: (waiting[0] ?? first).status,
      due: { amount: waiting.reduce((sum, { due }) => sum + due, 0), currency: first.currency },
      amounts: moneyTable(checkoutTotals(orders.map(({ amounts }) => amounts)), first.currency),
      payDeadline: deadlines.length > 0 ? new Date(Math.min(...deadlines)).toISOString() : null,
      serverTime: clock().toISOString(),
      payMethods: waiting.length > 0 ? methodsFor(waiting, processor) : [],
    };
  };

function methodsFor(
  orders: readonly OrderToPay[],
  processor: PaymentProcessor | undefined,
): PayInfo['payMethods'] {
  const byCourier = orders.every(({ codAllowed }) => codAllowed);
  const byCard = orders.every(({ currency }) => processor?.takes(currency) ?? false);
  const courierOff = orders.some(({ groupBuy }) => groupBuy) ? 'groupbuy.prepaid' : 'paytype.not_allowed';
  return [
    payMethod('COD_CASH', byCourier, courierOff),
    payMethod('COD_CARD', byCourier, courierOff),
    payMethod('CARD', byCard),
  ];
}
