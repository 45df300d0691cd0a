import { type CurrencyCode, incrementOf, roundHalfUp } from './money.ts';

type Returned = {
  /** What all pieces of the line came to, in minor units. */
  lineNet: number;
  pieces: number;
  /** Pieces that were given back before, and those that are now. */
  already: number;
  now: number;
};

/** What some pieces of a line give back: however they are given back, together it is what was paid. */
export const refundShare = ({ lineNet, ...returned }: Returned, currency: CurrencyCode): number =>
  shareOfPieces(lineNet, returned, incrementOf(currency));

/** The coins that some pieces of a line give back, of those that were used for it; the same way. */
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
