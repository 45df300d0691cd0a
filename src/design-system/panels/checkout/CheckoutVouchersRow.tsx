import { TicketPercent } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const messages = defineMessages<{
  applied: { count: number };
  none: { count: number };
  code: {};
  change: {};
  choose: {};
}>({
  applied: {
    id: 'checkoutVouchers.applied',
    defaultMessage: '{count, plural, one {# voucher applied} other {# vouchers applied}}',
    description: 'Row above the totals',
  },
  none: {
    id: 'checkoutVouchers.none',
    defaultMessage: '{count, plural, one {# voucher can be used} other {# vouchers can be used}}',
    description: 'Row above the totals: the shopper took all out',
  },
  code: {
    id: 'checkoutVouchers.code',
    defaultMessage: 'Vouchers and promo codes',
    description: 'Row above the totals: none fits',
  },
  change: {
    id: 'checkoutVouchers.change',
    defaultMessage: 'Change vouchers',
    description: 'Button: opens the vouchers of the checkout',
  },
  choose: {
    id: 'checkoutVouchers.choose',
    defaultMessage: 'See vouchers',
    description: 'Button: opens the vouchers of the checkout',
  },
});

type CheckoutVouchersRowProps = {
  /** Vouchers that are applied, and that could be. */
  applied: number;
  usable: number;
  onOpen: () => void;
};

/** Above the totals: how many vouchers are applied, and the way to change that (S1.31). */
export function CheckoutVouchersRow({ applied, usable, onOpen }: CheckoutVouchersRowProps) {
  return (
    <div className="mb-3.5 flex items-center gap-3 border-y border-line py-2 max-nav:last:-mb-2 max-nav:last:border-b-0">
      <TicketPercent aria-hidden className="size-5 shrink-0 text-link" strokeWidth={1.75} />
      <p className="min-w-0 grow text-base">
        {applied > 0 ? (
          <FormattedMessage {...messages.applied} values={{ count: applied }} />
        ) : usable > 0 ? (
          <FormattedMessage {...messages.none} values={{ count: usable }} />
        ) : (
          <FormattedMessage {...messages.code} />
        )}
      </p>
      <Button tone="ghost" size="sm" className="-mr-3 shrink-0 text-link!" onClick={onOpen}>
        <FormattedMessage {...(applied > 0 ? messages.change : messages.choose)} />
      </Button>
    </div>
  );
}
