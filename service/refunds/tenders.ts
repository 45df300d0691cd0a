import type { RefundTender } from '#openapi/schema.gen.ts';
import type { paymentRefunds } from '#service/db/schema/payments.ts';
import type { PaidCard } from '#service/payments/paid-card.ts';
import type { RefundRow } from './refund-rows.ts';
import { tenderParts } from './rules.ts';

/** What goes to a card, and how far it is. */
export type CardTender = Pick<typeof paymentRefunds.$inferSelect, 'amount' | 'state'>;

const nothing: RefundTender = { to: 'NONE', amount: null, coins: null, status: 'DONE' };

/**
 * Where money and coins of a refund go, and how far that is. As long as nothing is paid it says how it would be divided now
 * (`cardLeft`); what a card has refused for good is shown where it went, in the wallet.
 */
export function tendersOf(
  refund: RefundRow,
  { card, cardLeft, paidCard }: { card: readonly CardTender[]; cardLeft: number; paidCard?: PaidCard | undefined },
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

/** In which words the end of a refund says where its money went; undefined where there was none. */
export function paidTo(
  card: readonly CardTender[],
  walletPart: number | null,
): 'CARD' | 'WALLET' | 'BOTH' | 'FELL_BACK' | undefined {
  if (card.some(({ state }) => state === 'TO_WALLET')) return 'FELL_BACK';
  const inWallet = (walletPart ?? 0) > 0;
  if (card.length > 0) return inWallet ? 'BOTH' : 'CARD';
  return inWallet ? 'WALLET' : undefined;
}
