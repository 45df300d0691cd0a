import type { IntlShape } from 'react-intl';
import type { Voucher } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { shareOff } from '#src/design-system/primitives/text/share-off.ts';

/** What a voucher is worth, in the reader's writing: a share with its sign apart, or an amount; nothing of free delivery. */
export function voucherValue(
  intl: Pick<IntlShape, 'formatNumberToParts' | 'locale'>,
  { percentOff, reduceAmount }: Voucher,
) {
  if (percentOff !== null) return shareOff(intl, percentOff);
  return reduceAmount ? [{ text: moneyParts(intl, reduceAmount).plain, small: false }] : undefined;
}

/** The size at which so many letters stand on a stub in one line; the narrow one has room for one less. */
export function stubSize(letters: number, narrow: boolean) {
  const room = letters + (narrow ? 1 : 0);
  if (room <= 5) return 'text-[1.75rem] tracking-tight';
  if (room <= 7) return 'text-[1.375rem] tracking-tight';
  if (room <= 9) return 'text-price';
  if (room <= 11) return 'text-base tracking-tight';
  return 'text-xs tracking-tight wrap-anywhere whitespace-normal!';
}
