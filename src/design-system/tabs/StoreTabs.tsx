import { cx } from 'class-variance-authority';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { TextLink } from '../primitives/TextLink.tsx';

const messages = defineMessages({
  label: { id: 'storeTabs.label', defaultMessage: 'Parts of the shop', description: 'Name of the tabs' },
  home: { id: 'storeTabs.home', defaultMessage: 'Shop home', description: 'Tab' },
  all: { id: 'storeTabs.all', defaultMessage: 'All products', description: 'Tab' },
  new: { id: 'storeTabs.new', defaultMessage: 'New in', description: 'Tab: the newest products' },
  vouchers: { id: 'storeTabs.vouchers', defaultMessage: 'Vouchers', description: 'Tab' },
  about: { id: 'storeTabs.about', defaultMessage: 'About', description: 'Tab: what the shop says of itself' },
});

const tabs = ['home', 'all', 'new', 'vouchers', 'about'] as const;

type Tab = (typeof tabs)[number];

type StoreTabsProps = {
  current: Tab;
  /** Where each tab is; one without an address is not there. */
  hrefs: Partial<Record<Tab, string>>;
  /** How many products and vouchers there are. */
  counts?: Partial<Record<Tab, number>>;
};

/** The parts of a shop, each with an address of its own. */
export function StoreTabs({ current, hrefs, counts = {} }: StoreTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <nav
      aria-label={formatMessage(messages.label)}
      className="-mx-(--page-x) overflow-x-auto border-b border-line px-(--page-x) [scrollbar-width:none] nav:mx-0 nav:px-0"
    >
      <ul className="flex gap-5 text-[0.9375rem] nav:gap-7">
        {tabs.map((tab) => {
          const href = hrefs[tab];
          const count = counts[tab];
          return (
            href !== undefined && (
              <li key={tab} className="shrink-0">
                <TextLink
                  plain
                  to={href}
                  preventScrollReset
                  aria-current={tab === current ? 'page' : undefined}
                  className={cx(
                    'inline-flex h-12 items-center gap-1.5 whitespace-nowrap -outline-offset-2',
                    tab === current
                      ? 'font-semibold text-fg shadow-[inset_0_-3px_0_0_var(--c-primary)]'
                      : 'font-medium text-fg-2',
                  )}
                >
                  <FormattedMessage {...messages[tab]} />
                  {count !== undefined && (
                    <span className="font-regular text-fg-2 tabular-nums">
                      <FormattedNumber value={count} />
                    </span>
                  )}
                </TextLink>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
