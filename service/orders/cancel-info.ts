import type { CancelPreview, OrderCancelInfo } from '#openapi/schema.gen.ts';
import type { orders } from '#service/db/schema/orders.ts';
import { holdsCardMoney } from '#service/domain/after-sales.ts';
import { sumOf } from '#service/domain/totals.ts';
import type { PaidCard } from '#service/payments/paid-card.ts';
import type { GivenBack } from './after-sales.ts';

type Tender = OrderCancelInfo['refundTo'][number];
type Row = typeof orders.$inferSelect;

/** A refund of a card payment, in minor units; TO_WALLET where the card did not take it and the wallet got it. */
export type CardRefund = { amount: number; state: 'PENDING' | 'DONE' | 'TO_WALLET' };

type Books = { refunds: readonly CardRefund[]; card: PaidCard | undefined };

/** What a card has paid for an order, in minor units, whether it went back or not. */
const byCard = (order: Row): number =>
  holdsCardMoney(order) || (order.payType === 'CARD' && order.payStatus === 'REFUNDED') ? order.due : 0;

/** Money that comes back when an order ends before its time: what a card paid, and what the wallet did (minor units). */
export const comingBack = (order: Row): number => byCard(order) + order.walletUsed;

function tenders(
  { currency }: Row,
  { card, cardDone, wallet, coins, paidCard }: TenderSums & { paidCard: PaidCard | undefined },
): Tender[] {
  const money = (amount: number) => ({ amount, currency });
  const found: Tender[] = [
    ...(card === 0
      ? []
      : [
          {
            to: 'CARD' as const,
            amount: money(card),
            coins: null,
            status: cardDone ? ('DONE' as const) : ('PENDING' as const),
            ...(paidCard && { card: paidCard }),
          },
        ]),
    ...(wallet === 0
      ? []
      : [{ to: 'WALLET' as const, amount: money(wallet), coins: null, status: 'DONE' as const }]),
    ...(coins === 0 ? [] : [{ to: 'COINS' as const, amount: null, coins, status: 'DONE' as const }]),
  ];
  return found.length > 0 ? found : [{ to: 'NONE', amount: null, coins: null, status: 'DONE' }];
}

type TenderSums = { card: number; cardDone: boolean; wallet: number; coins: number };

/** What would come back if an order were cancelled now, without its vouchers (S2.58). */
export function ifCancelled(order: Row, card: PaidCard | undefined): Omit<CancelPreview, 'vouchers'> {
  const sums = { card: byCard(order), cardDone: false, wallet: order.walletUsed, coins: order.coinsUsed };
  return {
    refundAmount: { amount: sums.card + sums.wallet, currency: order.currency },
    refundTo: tenders(order, { ...sums, paidCard: card }),
  };
}

/** How an order was cancelled, and what goes back to its buyer (S4.20); null for an order that was not cancelled. */
export function cancelInfo(
  order: Row,
  { refunds, card }: Books,
  back: Pick<GivenBack, 'money' | 'coins'>,
): OrderCancelInfo | null {
  const { closeType, cancelTime, currency } = order;
  if (closeType === null || cancelTime === null) return null;
  const toWallet = sumOf(refunds.filter(({ state }) => state === 'TO_WALLET').map(({ amount }) => amount));
  const toCard = sumOf(refunds.filter(({ state }) => state !== 'TO_WALLET').map(({ amount }) => amount));
  const onCard = refunds.length > 0 ? toCard : byCard(order);
  // REFUNDED: the after-sales refunds may have given back less than was paid. Any other cancellation gives everything back.
  const isRefunded = closeType === 'REFUNDED';
  const wallet = isRefunded ? Math.max(0, back.money - onCard) : order.walletUsed + toWallet;
  const isDone =
    refunds.length > 0 ? refunds.every(({ state }) => state !== 'PENDING') : order.payStatus === 'REFUNDED';
  return {
    closeType,
    reason: order.cancelReason,
    cancelledAmount: { amount: order.total, currency },
    refundAmount: { amount: onCard + wallet, currency },
    refundTo: tenders(order, {
      card: onCard,
      cardDone: isDone,
      wallet,
      coins: isRefunded ? back.coins : order.coinsUsed,
      paidCard: card,
    }),
    cancelTime: cancelTime.toISOString(),
    ...(order.cancelNote !== '' && { note: order.cancelNote }),
  };
}
