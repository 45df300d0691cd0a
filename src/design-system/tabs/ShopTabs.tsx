import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { LinkTabs } from './LinkTabs.tsx';

const messages = defineMessages({
  label: { id: 'storeTabs.label', defaultMessage: 'Sections of the shop', description: 'Name of the tabs' },
  home: { id: 'storeTabs.home', defaultMessage: 'Shop home', description: 'Tab' },
  all: { id: 'storeTabs.all', defaultMessage: 'All products', description: 'Tab' },
  new: { id: 'storeTabs.new', defaultMessage: 'New in', description: 'Tab: the newest products' },
  vouchers: { id: 'storeTabs.vouchers', defaultMessage: 'Vouchers', description: 'Tab' },
  about: { id: 'storeTabs.about', defaultMessage: 'About', description: 'Tab: what the shop says of itself' },
});

const tabs = ['home', 'all', 'new', 'vouchers', 'about'] as const;

type Tab = (typeof tabs)[number];

type ShopTabsProps = {
  current: Tab;
  /** Where each tab is; one without an address is not there. */
  hrefs: Partial<Record<Tab, string>>;
  /** How many products and vouchers there are. */
  counts?: Partial<Record<Tab, number>>;
};

/** The parts of a shop, each with an address of its own. */
export function ShopTabs({ current, hrefs, counts = {} }: ShopTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      inPlace
      label={formatMessage(messages.label)}
      current={current}
      tabs={tabs.flatMap((tab) => {
        const href = hrefs[tab];
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
        return href === undefined ? [] : [{ key: tab, name, href }];
      })}
    />
  );
}
