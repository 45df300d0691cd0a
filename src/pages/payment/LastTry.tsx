import { defineMessages, FormattedMessage } from 'react-intl';
import type { Payment } from '#openapi/schema.gen.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';

const messages = defineMessages<{
  declined: {};
  nothing: { reason: string };
  onlyCard: { reason: string };
  cancelled: {};
  expired: {};
}>({
  declined: {
    id: 'lastTry.declined',
    defaultMessage: 'The payment did not go through',
    description: 'Above why a card was refused',
  },
  nothing: {
    id: 'lastTry.nothing',
    defaultMessage: '{reason}. You were not charged. Choose another card, or pay the courier.',
    description: 'Why a card was refused, in the words of the service, and the way on',
  },
  onlyCard: {
    id: 'lastTry.onlyCard',
    defaultMessage: '{reason}. You were not charged. Choose another card.',
    description: 'The same where the courier takes no money',
  },
  cancelled: {
    id: 'lastTry.cancelled',
    defaultMessage: 'You stopped the payment. You were not charged.',
    description: 'After the bank’s page was closed',
  },
  expired: {
    id: 'lastTry.expired',
    defaultMessage: 'The time to confirm with your bank has run out. You were not charged.',
    description: 'The bank’s question was not answered in time',
  },
});

type LastTryProps = {
  payment: Payment;
  /** The courier may be paid instead. */
  courier: boolean;
};

/** What became of the last try to pay, in its place above the next one. */
export function LastTry({ payment: { status, failure }, courier }: LastTryProps) {
  if (status === 'FAILED' && failure)
    return (
      <Alert tone="danger">
        <span className="block font-semibold">
          <FormattedMessage {...messages.declined} />
        </span>
        <FormattedMessage
          {...messages[courier ? 'nothing' : 'onlyCard']}
          values={{ reason: failure.desc.replace(/[.。]$/, '') }}
        />
      </Alert>
    );
  if (status === 'CANCELLED' || status === 'EXPIRED')
    return (
      <Alert>
        <FormattedMessage {...(status === 'EXPIRED' ? messages.expired : messages.cancelled)} />
      </Alert>
    );
  return null;
}
