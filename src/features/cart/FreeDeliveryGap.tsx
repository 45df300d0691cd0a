import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CheckoutVoucher, Money } from '#openapi/schema.gen.ts';
import { cartQueries } from '#src/data/cart/cart.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';

const messages = defineMessages<{ more: { amount: string }; free: {} }>({
  more: {
    id: 'freeDeliveryGap.more',
    defaultMessage: '{amount} more for free delivery with your voucher',
    description: 'In the drawer after adding to the cart: what the goods lack to a voucher for the delivery',
  },
  free: {
    id: 'freeDeliveryGap.free',
    defaultMessage: 'Your voucher makes the delivery free',
    description: 'In the same place, once the goods are worth enough',
  },
});

const forDelivery = ({ type }: CheckoutVoucher) => type === 'FREE_SHIPPING';

/** The least that the goods lack to one of the shopper's vouchers for the delivery. */
const leastOf = (vouchers: readonly CheckoutVoucher[]): Money | undefined =>
  vouchers
    .filter(forDelivery)
    .flatMap(({ shortfall }) => shortfall ?? [])
    .toSorted((a, b) => a.amount - b.amount)[0];

type FreeDeliveryGapProps = {
  /** The lines in the cart. */
  basketIds: number[];
  /** The lines are just being read or changed: what they come to is asked when they are known. */
  changing: boolean;
};

/** How much is missing until a voucher that the shopper holds makes the delivery free, as the service counts it; nothing without one. */
export function FreeDeliveryGap({ basketIds, changing }: FreeDeliveryGapProps) {
  const intl = useIntl();
  const { data } = useQuery({ ...cartQueries.total(useShop(), basketIds), enabled: !changing });
  if (!data) return null;
  const { usable, unusable } = data.vouchers;
  const gap = leastOf(unusable);
  const isFree = usable.some((one) => forDelivery(one) && one.selected);
  if (!gap && !isFree) return null;
  return (
    <p className="flex items-start gap-2 rounded-md bg-primary-soft px-3.5 py-3 text-sm text-on-primary-soft">
      <Truck aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      {isFree || !gap ? (
        <FormattedMessage {...messages.free} />
      ) : (
        <FormattedMessage {...messages.more} values={{ amount: moneyParts(intl, gap).plain }} />
      )}
    </p>
  );
}
