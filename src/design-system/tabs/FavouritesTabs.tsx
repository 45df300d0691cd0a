import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { LinkTabs } from './LinkTabs.tsx';

const messages = defineMessages({
  label: { id: 'collectionTabs.label', defaultMessage: 'Your favourites', description: 'Name of the tabs' },
  products: { id: 'collectionTabs.products', defaultMessage: 'Products', description: 'Tab' },
  shops: { id: 'collectionTabs.shops', defaultMessage: 'Shops', description: 'Tab: followed shops' },
  waiting: {
    id: 'collectionTabs.waiting',
    defaultMessage: 'Stock alerts',
    description: 'Tab: sold-out products of which the reader wants to be told when they are back',
  },
});

const tabs = ['products', 'shops', 'waiting'] as const;

type Tab = (typeof tabs)[number];

type FavouritesTabsProps = {
  current: Tab;
  /** Where each tab is. */
  hrefs: Record<Tab, string>;
  /** How many of each are kept, where that is known. */
  counts?: Partial<Record<Tab, number>>;
};

/** Saved products, followed shops and products that are waited for, each with an address of its own. */
export function FavouritesTabs({ current, hrefs, counts = {} }: FavouritesTabsProps) {
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
