import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { voucherReason } from '#src/design-system/cards/voucher/voucher-reasons.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import type { Checkout } from './OpenCheckout.tsx';

const messages = defineMessages<{ lost: { name: string; reason: string } }>({
  lost: {
    id: 'lostVouchers.lost',
    defaultMessage: '“{name}” is no longer applied. {reason}.',
    description: 'A voucher that the shopper had chosen; reason as in "Another order holds it"',
  },
});

/** Vouchers of the shopper's own choice that do not fit any more, perhaps used in another tab: said before the order is placed. */
export function LostVouchers({ checkout: { shown, extras, old } }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const wanted = extras.couponUserIds ?? [];
  const lost = shown.vouchers.unusable.filter(({ couponUserId }) => wanted.includes(couponUserId));
  if (old) return null;
  return lost.map(({ couponUserId, couponName, reason }) => (
    <Alert key={couponUserId} tone="danger">
      <FormattedMessage
        {...messages.lost}
        values={{ name: couponName, reason: formatMessage(voucherReason(reason)) }}
      />
    </Alert>
  ));
}
