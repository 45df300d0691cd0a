import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { LinkTabs } from './LinkTabs.tsx';

const messages = defineMessages({
  label: { id: 'collectionTabs.label', defaultMessage: 'What you keep', description: 'Name of the tabs' },
  products: { id: 'collectionTabs.products', defaultMessage: 'Products', description: 'Tab' },
  shops: { id: 'collectionTabs.shops', defaultMessage: 'Shops', description: 'Tab: followed shops' },
});

const tabs = ['products', 'shops'] as const;

type Tab = (typeof tabs)[number];

type CollectionTabsProps = {
  current: Tab;
  /** Where each tab is. */
  hrefs: Record<Tab, string>;
  /** How many products and shops are kept, where that is known. */
  counts?: Partial<Record<Tab, number>>;
};

/** Saved products and followed shops, each with an address of its own. */
export function CollectionTabs({ current, hrefs, counts = {} }: CollectionTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(messages.label)}
      current={current}
      tabs={tabs.map((tab) => {
        const count = counts[tab];
        const name = (
          <>
            <FormattedMessage {...messages[tab]} />
            {count !== undefined && (
              <span className="font-regular text-fg-2 tabular-nums">
                <FormattedNumber value={count} />
              </span>
            )}
          </>
        );
        return { key: tab, name, href: hrefs[tab] };
      })}
    />
  );
}
