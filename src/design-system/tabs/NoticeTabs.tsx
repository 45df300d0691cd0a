import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { LinkTabs } from './LinkTabs.tsx';

const messages = defineMessages({
  label: { id: 'noticeTabs.label', defaultMessage: 'Notifications by kind', description: 'Name of the tabs' },
  orders: { id: 'noticeTabs.orders', defaultMessage: 'Orders', description: 'Tab: notices of orders' },
  announcements: {
    id: 'noticeTabs.announcements',
    defaultMessage: 'Announcements',
    description: 'Tab: what the mall tells everybody',
  },
});

const tabs = ['orders', 'announcements'] as const;
type Tab = (typeof tabs)[number];

type NoticeTabsProps = {
  current: Tab;
  /** How many of each are not read; a guest has none. */
  unread?: Partial<Record<Tab, number>>;
  hrefs: Record<Tab, string>;
};

/** Notices of orders, and announcements, each with an address of its own. */
export function NoticeTabs({ current, unread = {}, hrefs }: NoticeTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(messages.label)}
      tabs={tabs.map((tab) => ({
        key: tab,
        name: <FormattedMessage {...messages[tab]} />,
        count: unread[tab] ?? 0,
        href: hrefs[tab],
      }))}
      current={current}
    />
  );
}
