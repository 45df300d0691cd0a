import { defineMessages, FormattedMessage } from 'react-intl';
import { VouchersDrawing } from '../layout/illustrations/VouchersDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const titles = defineMessages({
  toCollect: {
    id: 'emptyVouchers.toCollect',
    defaultMessage: 'No vouchers here',
    description: 'Nothing to collect',
  },
  collected: {
    id: 'emptyVouchers.collected',
    defaultMessage: 'You have no vouchers',
    description: 'Nothing collected',
  },
  used: { id: 'emptyVouchers.used', defaultMessage: 'No voucher used yet', description: 'Empty list' },
  expired: {
    id: 'emptyVouchers.expired',
    defaultMessage: 'No voucher has expired',
    description: 'Empty list',
  },
});

const messages = defineMessages({
  later: {
    id: 'emptyVouchers.later',
    defaultMessage: 'Shops give out new ones all the time.',
    description: 'Below the title when there is nothing to collect',
  },
  collect: {
    id: 'emptyVouchers.collect',
    defaultMessage: 'Collect some before your next order.',
    description: 'Below the title when the reader holds none',
  },
  shop: { id: 'emptyVouchers.shop', defaultMessage: 'Start shopping', description: 'Way on: home' },
  find: {
    id: 'emptyVouchers.find',
    defaultMessage: 'Find vouchers',
    description: 'Way on: vouchers to collect',
  },
});

type EmptyVouchersProps = {
  /** Which of the lists it is. */
  of: keyof typeof titles;
  /** Where the one way on leads: home when there is nothing to collect, else what can be collected. Without it there is none. */
  href?: string;
};

/** A list without vouchers. */
export function EmptyVouchers({ of, href }: EmptyVouchersProps) {
  const nothing = of === 'toCollect';
  return (
    <EmptyState
      drawing={<VouchersDrawing />}
      title={<FormattedMessage {...titles[of]} />}
      text={<FormattedMessage {...messages[nothing ? 'later' : 'collect']} />}
      action={
        href && (
          <LinkButton to={href}>
            <FormattedMessage {...messages[nothing ? 'shop' : 'find']} />
          </LinkButton>
        )
      }
    />
  );
}
