import type { RefundTender } from '#openapi/schema.gen.ts';
import type { paymentRefunds } from '#service/db/schema/payments.ts';
import type { PaidCard } from '#service/payments/paid-card.ts';
import type { RefundRow } from './refund-rows.ts';
import { tenderParts } from './rules.ts';

/** A refund to a card: amount in minor units, and state. */
export type CardTender = Pick<typeof paymentRefunds.$inferSelect, 'amount' | 'state'>;

const nothing: RefundTender = { to: 'NONE', amount: null, coins: null, status: 'DONE' };

/**
 * Where money and coins of a refund go, and what of it is done. Before the refund is paid, this is the division as it would be
 * now (`cardLeft`, minor units). Money that a card has refused for good is shown as paid to the wallet.
 */
export function tendersOf(
  refund: RefundRow,
  {
    card,
    cardLeft,
    paidCard,
  }: { card: readonly CardTender[]; cardLeft: number; paidCard?: PaidCard | undefined },
): RefundTender[] {
  const { status, kind, currency, amount, coins, walletPart } = refund;
  if (status === 'REJECTED' || status === 'WITHDRAWN' || status === 'CLOSED') return [nothing];
  const isPaying = status === 'REFUNDING' || status === 'REFUNDED';
  const money = (to: 'CARD' | 'WALLET', sum: number, isDone: boolean): RefundTender[] =>
    sum > 0
      ? [
          {
            to,
            amount: { amount: sum, currency },
            coins: null,
            status: isDone ? 'DONE' : 'PENDING',
            ...(to === 'CARD' && paidCard && { card: paidCard }),
          },
        ]
      : [];
  const sumOf = (state: CardTender['state']) =>
    card.reduce((sum, one) => sum + (one.state === state ? one.amount : 0), 0);
  const areCoinsBack = status === 'REFUNDED' || kind === 'CANCELLATION';
  const planned = tenderParts(amount, cardLeft);
  const tenders: RefundTender[] = isPaying
    ? [
        ...money('CARD', sumOf('PENDING'), false),
        ...money('CARD', sumOf('DONE'), true),
        ...money('WALLET', (walletPart ?? 0) + sumOf('TO_WALLET'), true),
      ]
    : [...money('CARD', planned.cardPart, false), ...money('WALLET', planned.walletPart, false)];
  if (coins > 0)
    tenders.push({ to: 'COINS', amount: null, coins, status: areCoinsBack ? 'DONE' : 'PENDING' });
  return tenders.length > 0 ? tenders : [nothing];
}

/** Which sentence tells where the money of a refund went (`paidNotes`); undefined for a refund without money. */
export function paidTo(
  card: readonly CardTender[],
  walletPart: number | null,
): 'CARD' | 'WALLET' | 'BOTH' | 'FELL_BACK' | undefined {
  if (card.some(({ state }) => state === 'TO_WALLET')) return 'FELL_BACK';
  const inWallet = (walletPart ?? 0) > 0;
  if (card.length > 0) return inWallet ? 'BOTH' : 'CARD';
  return inWallet ? 'WALLET' : undefined;
}
