import { type CurrencyCode, incrementOf, roundHalfUp } from './money.ts';

type Returned = {
  /** What was paid for all pieces of the line after reductions, in minor units. */
  lineNet: number;
  pieces: number;
  /** Pieces that were refunded before, and pieces that are refunded now. */
  already: number;
  now: number;
};

/** The refund for some pieces of a line, in minor units. The refunds of all pieces always add up to what was paid. */
export const refundShare = ({ lineNet, ...returned }: Returned, currency: CurrencyCode): number =>
  shareOfPieces(lineNet, returned, incrementOf(currency));

/** The coins that go back for some pieces of a line; `coins` were used for the whole line. Divided as `refundShare` divides money. */
export const coinShare = (coins: number, returned: Omit<Returned, 'lineNet'>): number =>
  shareOfPieces(coins, returned, 1);

function shareOfPieces(
  whole: number,
  { pieces, already, now }: Omit<Returned, 'lineNet'>,
  increment: number,
) {
  const upTo = (count: number) =>
    count >= pieces ? whole : roundHalfUp(BigInt(whole) * BigInt(count), pieces, increment);
  return upTo(already + now) - upTo(already);
}
