import { cx } from 'class-variance-authority';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { OrderCount } from '#openapi/schema.gen.ts';
import { orderStateMessages } from '../cards/order-state-messages.ts';
import { TextLink } from '../primitives/TextLink.tsx';

const messages = defineMessages({
  label: { id: 'orderStatusTabs.label', defaultMessage: 'Orders by state', description: 'Name of the tabs' },
});

const tabs = [
  { tab: 'TO_PAY', counted: 'unPay' },
  { tab: 'TO_DELIVER', counted: 'payed' },
  { tab: 'TO_RECEIVE', counted: 'consignment' },
  { tab: 'COMPLETED', counted: undefined },
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
    <nav
      aria-label={formatMessage(messages.label)}
      className="-mx-(--page-x) overflow-x-auto border-b border-line px-(--page-x) [scrollbar-width:none] nav:mx-0 nav:px-0"
    >
      <ul className="flex gap-5 text-[0.9375rem] nav:gap-7">
        {tabs.map(({ tab, counted }) => {
          const count = counted ? (counts?.[counted] ?? 0) : 0;
          return (
            <li key={tab} className="shrink-0">
              <TextLink
                plain
                to={hrefs[tab]}
                aria-current={tab === current ? 'page' : undefined}
                className={cx(
                  'inline-flex h-12 items-center gap-1.5 whitespace-nowrap',
                  tab === current
                    ? 'font-semibold text-fg shadow-[inset_0_-3px_0_0_var(--c-primary)]'
                    : 'font-medium text-fg-2',
                )}
              >
                <FormattedMessage {...orderStateMessages[tab]} />
                {count > 0 && (
                  <span className="rounded-full bg-deal px-1.5 text-xs leading-5 font-semibold text-on-deal tabular-nums">
                    <FormattedNumber value={count} />
                  </span>
                )}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
