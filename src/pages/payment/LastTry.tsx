import { defineMessages, FormattedMessage } from 'react-intl';
import type { Payment } from '#openapi/schema.gen.ts';
import { Alert } from '#src/design-system/primitives/Alert.tsx';

const messages = defineMessages<{ declined: {}; nothing: { reason: string }; cancelled: {}; expired: {} }>({
  declined: {
    id: 'lastTry.declined',
    defaultMessage: 'The payment did not go through',
    description: 'Above why a card was refused',
  },
  nothing: {
    id: 'lastTry.nothing',
    defaultMessage: '{reason}. Nothing was taken. Choose another card, or pay the courier.',
    description: 'Why a card was refused, in the words of the service, and the way on',
  },
  cancelled: {
    id: 'lastTry.cancelled',
    defaultMessage: 'You stopped the payment. Nothing was taken.',
    description: 'After the bank’s page was closed',
  },
  expired: {
    id: 'lastTry.expired',
    defaultMessage: 'The time to confirm with your bank is over. Nothing was taken.',
    description: 'The bank’s question was not answered in time',
  },
});

/** What became of the last try to pay, in its place above the next one. */
export function LastTry({ payment: { status, failure } }: { payment: Payment }) {
  if (status === 'FAILED' && failure)
    return (
      <Alert tone="danger">
        <span className="block font-semibold">
          <FormattedMessage {...messages.declined} />
        </span>
        <FormattedMessage {...messages.nothing} values={{ reason: failure.desc.replace(/[.。]$/, '') }} />
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
