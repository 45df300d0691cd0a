import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { LinkTabs } from './LinkTabs.tsx';

const messages = defineMessages({
  label: { id: 'reviewTabs.label', defaultMessage: 'My reviews', description: 'Name of the tabs' },
  toRate: {
    id: 'reviewTabs.toRate',
    defaultMessage: 'To rate',
    description: 'Tab: bought and not yet rated',
  },
  rated: { id: 'reviewTabs.rated', defaultMessage: 'Rated', description: 'Tab: the person’s own reviews' },
});

const tabs = ['toRate', 'rated'] as const;
type Tab = (typeof tabs)[number];

type ReviewTabsProps = {
  current: Tab;
  /** How many products wait for their stars. */
  toRate?: number;
  hrefs: Record<Tab, string>;
};

/** What can be rated, and what was, each with an address of its own. */
export function ReviewTabs({ current, toRate = 0, hrefs }: ReviewTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(messages.label)}
      tabs={tabs.map((tab) => ({
        key: tab,
        name: <FormattedMessage {...messages[tab]} />,
        count: tab === 'toRate' ? toRate : 0,
        href: hrefs[tab],
      }))}
      current={current}
    />
  );
}
