import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderCancelInfo } from '#openapi/schema.gen.ts';
import { cancelReasonMessages } from '#src/design-system/cards/order/cancel-reason-messages.ts';
import { AmountRow } from '#src/design-system/cards/order/AmountRow.tsx';
import { RefundTenders } from '#src/design-system/panels/refund/RefundTenders.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';

const messages = defineMessages({
  title: { id: 'cancelledPanel.title', defaultMessage: 'Cancellation', description: 'Heading (S4.20)' },
  when: { id: 'cancelledPanel.when', defaultMessage: 'Cancelled on', description: 'Label' },
  why: { id: 'cancelledPanel.why', defaultMessage: 'Reason', description: 'Label' },
  cancelled: {
    id: 'cancelledPanel.cancelled',
    defaultMessage: 'Cancelled amount',
    description: 'What the order came to (S3.14)',
  },
  refund: {
    id: 'cancelledPanel.refund',
    defaultMessage: 'Refund amount',
    description: 'What went back or goes back (S3.14)',
  },
  PAY_TIMEOUT: {
    id: 'cancelledPanel.payTimeout',
    defaultMessage: 'It was not paid in time',
    description: 'Why an order was closed',
  },
  BUYER: { id: 'cancelledPanel.buyer', defaultMessage: 'You cancelled it', description: 'Why it was closed' },
  SELLER: {
    id: 'cancelledPanel.seller',
    defaultMessage: 'The shop could not deliver',
    description: 'Why it was closed',
  },
  GROUP_FAILED: {
    id: 'cancelledPanel.groupFailed',
    defaultMessage: 'The group did not fill',
    description: 'Why it was closed',
  },
  COD_REFUSED: {
    id: 'cancelledPanel.codRefused',
    defaultMessage: 'The parcel was not accepted',
    description: 'Why it was closed',
  },
  REFUNDED: {
    id: 'cancelledPanel.refunded',
    defaultMessage: 'Everything was refunded',
    description: 'Why it was closed',
  },
});

/** How an order ended before its time: why, what it came to, what goes back and where (S4.20). */
export function CancelledPanel({ cancel }: { cancel: OrderCancelInfo }) {
  const { closeType, reason, cancelledAmount, refundAmount, refundTo, cancelTime } = cancel;
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      <dl className="mb-3.5 grid gap-2.5 border-b border-line pb-3.5 text-base">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-fg-2">
            <FormattedMessage {...messages.when} />
          </dt>
          <dd className="ml-auto text-right">
            <DateText value={cancelTime} withTime />
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-fg-2">
            <FormattedMessage {...messages.why} />
          </dt>
          <dd className="ml-auto text-right">
            <FormattedMessage {...(reason ? cancelReasonMessages[reason] : messages[closeType])} />
          </dd>
        </div>
        <AmountRow label={<FormattedMessage {...messages.cancelled} />} value={cancelledAmount} />
        <AmountRow label={<FormattedMessage {...messages.refund} />} value={refundAmount} />
      </dl>
      <RefundTenders tenders={refundTo} />
    </Panel>
  );
}
