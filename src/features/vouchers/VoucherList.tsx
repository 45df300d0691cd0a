import type { Voucher } from '#openapi/schema.gen.ts';
import type { VoucherOffer } from '#src/design-system/cards/voucher/shown-voucher.ts';
import { VoucherCard } from '#src/design-system/cards/voucher/VoucherCard.tsx';
import { serverNow } from '#src/state/server-clock.ts';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';
import { useCollect, useCollected } from './use-collect.ts';
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
  layout: keyof typeof lists;
};

/** Vouchers of a public list, each collected by one press; a visitor signs in first and then has it (S4.22). */
export function VoucherList({ vouchers, ...place }: VoucherListProps) {
  const collected = useCollected();
  const { collect } = useCollect();
  const signInFirst = useSignInFirst();
  return (
    <VoucherCards
      {...place}
      offers={vouchers.map((voucher) => voucherOffer(voucher, serverNow(), collected))}
      onCollect={({ couponId }) => {
        const wanted = { couponId, key: crypto.randomUUID() };
        signInFirst({ kind: 'collect', ...wanted }, () => collect(wanted));
      }}
    />
  );
}

type VoucherCardsProps = Omit<VoucherListProps, 'vouchers'> & {
  offers: readonly VoucherOffer[];
  onCollect?: (voucher: Voucher) => void;
};

/** Vouchers, each with what can be done with it. */
export function VoucherCards({ offers, labelledBy, layout, onCollect }: VoucherCardsProps) {
  return (
    // A row that slides may have nothing in it to focus, so it is slid by the keyboard itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul aria-labelledby={labelledBy} tabIndex={layout === 'row' ? 0 : undefined} className={lists[layout]}>
      {offers.map((offer) => (
        <li
          key={'couponUserId' in offer.voucher ? offer.voucher.couponUserId : offer.voucher.couponId}
          className={layout === 'row' ? 'w-78 shrink-0 snap-start nav:w-auto nav:min-w-0' : 'min-w-0'}
        >
          <VoucherCard
            {...offer}
            size={layout === 'sheet' ? 'sm' : 'md'}
            now={serverNow}
            onCollect={() => onCollect?.(offer.voucher)}
          />
        </li>
      ))}
    </ul>
  );
}
