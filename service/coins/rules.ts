import type { CoinRecord, CoinRecordGroup, CoinRecordKind } from '#openapi/schema.gen.ts';

/** An entry of the account COINS: the source of its posting (service/ledger/sources.ts), and the coins, below 0 when spent. */
export type CoinMove = { source: string; coins: number };

const ofOrder: Record<string, CoinRecordKind> = {
  booked: 'EARN_ORDER',
  held: 'REDEEM',
  spent: 'REDEEM',
  back: 'REDEEM_BACK',
};

/** The kind of a coin record (S2.51), and its order number where the source contains one, else null. */
export function wordOf({ source }: CoinMove): Pick<CoinRecord, 'kind' | 'orderNumber'> {
  const [cause, id = '', step = ''] = source.split(':');
  if (cause === 'order') return { kind: ofOrder[step] ?? 'CLAWBACK', orderNumber: id };
  if (cause === 'refund') return { kind: 'REDEEM_BACK', orderNumber: null };
  if (cause === 'review') return { kind: 'EARN_REVIEW', orderNumber: null };
  if (cause === 'invitation') return { kind: 'EARN_INVITE', orderNumber: null };
  return { kind: cause === 'ended' ? 'EXPIRE' : 'ADJUST', orderNumber: null };
}

/** The group of a coin record in the list: USED for spending and its reversal, else EARNED or ENDED by the sign. */
export function groupOf({ kind, coins }: Pick<CoinRecord, 'kind' | 'coins'>): CoinRecordGroup {
  if (kind === 'REDEEM' || kind === 'REDEEM_BACK') return 'USED';
  return coins > 0 ? 'EARNED' : 'ENDED';
}

/** The refund number in the source of a posting; undefined when no refund caused it. */
export const refundOf = (source: string) => /^refund:([^:]+)/.exec(source)?.[1];
