import type { CoinRecord, CoinRecordGroup, CoinRecordKind } from '#openapi/schema.gen.ts';

/** A posting's side in the coins that can be used: how its cause is named (service/ledger), and what moved. */
export type CoinMove = { source: string; coins: number };

const ofOrder: Record<string, CoinRecordKind> = {
  booked: 'EARN_ORDER',
  held: 'REDEEM',
  spent: 'REDEEM',
  back: 'REDEEM_BACK',
};

/** What a move of coins is called (S2.51), and its order where the source names one. */
export function wordOf({ source }: CoinMove): Pick<CoinRecord, 'kind' | 'orderNumber'> {
  const [cause, id = '', step = ''] = source.split(':');
  if (cause === 'order') return { kind: ofOrder[step] ?? 'CLAWBACK', orderNumber: id };
  if (cause === 'refund') return { kind: 'REDEEM_BACK', orderNumber: null };
  if (cause === 'review') return { kind: 'EARN_REVIEW', orderNumber: null };
  if (cause === 'invitation') return { kind: 'EARN_INVITE', orderNumber: null };
  return { kind: cause === 'ended' ? 'EXPIRE' : 'ADJUST', orderNumber: null };
}

/** In which group of the list a record stands; what the mall gives is earned, what it takes is ended. */
export function groupOf({ kind, coins }: Pick<CoinRecord, 'kind' | 'coins'>): CoinRecordGroup {
  if (kind === 'REDEEM' || kind === 'REDEEM_BACK') return 'USED';
  return coins > 0 ? 'EARNED' : 'ENDED';
}

/** The number of the refund that gave coins back. */
export const refundOf = (source: string) => /^refund:([^:]+)/.exec(source)?.[1];
