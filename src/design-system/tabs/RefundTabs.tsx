import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { RefundKind } from '#openapi/schema.gen.ts';
import { LinkTabs } from './LinkTabs.tsx';

const messages = defineMessages({
  label: { id: 'refundTabs.label', defaultMessage: 'Refunds by kind', description: 'Name of the tabs' },
  ALL: { id: 'refundTabs.all', defaultMessage: 'All', description: 'Tab: every refund' },
  AFTER_SALES: {
    id: 'refundTabs.afterSales',
    defaultMessage: 'Returns and refunds',
    description: 'Tab: what buyers asked for',
  },
  CANCELLATION: {
    id: 'refundTabs.cancellation',
    defaultMessage: 'Cancelled orders',
    description: 'Tab: what cancelled orders gave back',
  },
});

type RefundTab = 'ALL' | RefundKind;

const tabs: readonly RefundTab[] = ['ALL', 'AFTER_SALES', 'CANCELLATION'];

type RefundTabsProps = {
  current: RefundTab;
  /** How many are not settled yet. */
  open: number | undefined;
  hrefs: Record<RefundTab, string>;
};

/** The reader's refunds by kind, each with an address of its own (S4.15). */
export function RefundTabs({ current, open = 0, hrefs }: RefundTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(messages.label)}
      current={current}
      tabs={tabs.map((key) => ({
        key,
        name: <FormattedMessage {...messages[key]} />,
        href: hrefs[key],
        count: key === 'ALL' ? open : 0,
      }))}
    />
  );
}
