import type { Voucher } from '#openapi/schema.gen.ts';
import { VoucherCard } from '#src/design-system/cards/VoucherCard.tsx';
import { serverNow } from '#src/state/server-clock.ts';
import { voucherOffer } from './voucher-offer.ts';

const lists = {
  row: 'rail nav:mx-0 nav:grid nav:grid-cols-2 nav:gap-4 nav:px-0 lg:grid-cols-3',
  grid: 'grid gap-3 nav:grid-cols-2 nav:gap-4 lg:grid-cols-3',
  sheet: 'grid gap-3',
} as const;

type VoucherListProps = {
  vouchers: readonly Voucher[];
  /** Id of the heading that names it. */
  labelledBy?: string;
  /** A row that slides on phones; all of them below each other; the same with narrow stubs, for a sheet. */
  layout: 'row' | 'grid' | 'sheet';
};

/** Vouchers to be read. */
export function VoucherList({ vouchers, labelledBy, layout }: VoucherListProps) {
  return (
    // A row that slides has nothing in it to focus, so it is slid by the keyboard itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul aria-labelledby={labelledBy} tabIndex={layout === 'row' ? 0 : undefined} className={lists[layout]}>
      {vouchers.map((voucher) => (
        <li
          key={voucher.couponId}
          className={layout === 'row' ? 'w-78 shrink-0 snap-start nav:w-auto nav:min-w-0' : 'min-w-0'}
        >
          <VoucherCard
            {...voucherOffer(voucher, serverNow())}
            size={layout === 'sheet' ? 'sm' : 'md'}
            now={serverNow}
          />
        </li>
      ))}
    </ul>
  );
}
