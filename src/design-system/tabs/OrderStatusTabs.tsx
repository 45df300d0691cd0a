import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { OrderCount } from '#openapi/schema.gen.ts';
import { orderStateMessages } from '#src/design-system/cards/order/order-state-messages.ts';
import { LinkTabs } from './LinkTabs.tsx';

const messages = defineMessages({
  label: { id: 'orderStatusTabs.label', defaultMessage: 'Orders by status', description: 'Name of the tabs' },
  ALL: { id: 'orderStatusTabs.all', defaultMessage: 'All', description: 'Tab: orders in whatever state' },
  REFUND: {
    id: 'orderStatusTabs.refund',
    defaultMessage: 'After-sales',
    description: 'Tab: what was returned, refunded or cancelled (S4.15)',
  },
});

const tabs = [
  { tab: 'ALL', counted: undefined },
  { tab: 'TO_PAY', counted: 'unPay' },
  { tab: 'TO_DELIVER', counted: 'payed' },
  { tab: 'TO_RECEIVE', counted: 'consignment' },
  { tab: 'COMPLETED', counted: undefined },
  { tab: 'REFUND', counted: 'refund' },
] as const;

type Tab = (typeof tabs)[number]['tab'];

type OrderStatusTabsProps = {
  current: Tab;
  /** How many orders stand in each state. */
  counts: OrderCount | undefined;
  hrefs: Record<Tab, string>;
};

/** The states of one's orders, each with an address of its own (S4.15). */
export function OrderStatusTabs({ current, counts, hrefs }: OrderStatusTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(messages.label)}
      current={current}
      tabs={tabs.map(({ tab, counted }) => ({
        key: tab,
        name: <FormattedMessage {...{ ...orderStateMessages, ...messages }[tab]} />,
        href: hrefs[tab],
        count: counted && counts?.[counted],
      }))}
    />
  );
}
