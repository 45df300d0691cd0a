import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type RefundTab, refundTabs } from '#src/domain/refund/after-sales-urls.ts';
import { LinkTabs } from './LinkTabs.tsx';

const messages = defineMessages({
  label: { id: 'refundTabs.label', defaultMessage: 'Refunds by status', description: 'Name of the tabs' },
  all: { id: 'refundTabs.all', defaultMessage: 'All', description: 'Tab: every refund and cancelled order' },
  open: {
    id: 'refundTabs.open',
    defaultMessage: 'Open',
    description: 'Tab: refunds that have not ended, with their number',
  },
  cancelled: {
    id: 'refundTabs.cancelled',
    defaultMessage: 'Cancelled orders',
    description: 'Tab: what cancelled orders gave back',
  },
  done: { id: 'refundTabs.done', defaultMessage: 'Done', description: 'Tab: refunds that have ended' },
});

type RefundTabsProps = {
  current: RefundTab;
  /** How many are not settled yet. */
  open: number | undefined;
  hrefs: Record<RefundTab, string>;
};

/** The reader's refunds and cancelled orders by where they stand, each view with an address of its own (S4.15). */
export function RefundTabs({ current, open = 0, hrefs }: RefundTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(messages.label)}
      current={current}
      tabs={refundTabs.map((key) => ({
        key,
        name: <FormattedMessage {...messages[key]} />,
        href: hrefs[key],
        count: key === 'open' ? open : 0,
      }))}
    />
  );
}
