import { type CurrencyCode, incrementOf, roundHalfUp } from './money.ts';

type Returned = {
  /** What all pieces of the line came to, in minor units. */
  lineNet: number;
  pieces: number;
  /** Pieces that were given back before, and those that are now. */
  already: number;
  now: number;
};

/** What some pieces of a line give back (api.md 8.2): however they are given back, together it is what was paid. */
export function refundShare({ lineNet, pieces, already, now }: Returned, currency: CurrencyCode): number {
  const upTo = (count: number) =>
    count >= pieces ? lineNet : roundHalfUp(BigInt(lineNet) * BigInt(count), pieces, incrementOf(currency));
  return upTo(already + now) - upTo(already);
}
