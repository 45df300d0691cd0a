import { cx } from 'class-variance-authority';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { SortWord } from '#src/domain/listing/listing.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const messages = defineMessages({
  label: { id: 'listingSort.label', defaultMessage: 'Sort', description: 'Name of the orders of a list' },
  default: { id: 'listingSort.default', defaultMessage: 'Recommended', description: 'Order of a list' },
  sold: { id: 'listingSort.sold', defaultMessage: 'Best selling', description: 'Order of a list' },
  'price-up': {
    id: 'listingSort.priceUp',
    defaultMessage: 'Price, low first',
    description: 'Order of a list',
  },
  'price-down': {
    id: 'listingSort.priceDown',
    defaultMessage: 'Price, high first',
    description: 'Order of a list',
  },
  rating: { id: 'listingSort.rating', defaultMessage: 'Best rated', description: 'Order of a list' },
  newest: { id: 'listingSort.newest', defaultMessage: 'Newest', description: 'Order of a list' },
});

const words: SortWord[] = ['default', 'sold', 'price-up', 'price-down', 'rating', 'newest'];

type ListingSortTabsProps = { current: SortWord; hrefOf: (word: SortWord) => string };

/** The orders of a list, each with an address of its own. */
export function ListingSortTabs({ current, hrefOf }: ListingSortTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.label)}>
      <ul className="rail fades gap-2 nav:mx-0 nav:px-0">
        {words.map((word) => (
          <li key={word} className="shrink-0">
            <TextLink
              plain
              to={hrefOf(word)}
              preventScrollReset
              aria-current={word === current ? 'true' : undefined}
              className={cx(
                'hit flex h-10 items-center rounded-full border-[1.5px] px-3.5 text-sm font-medium whitespace-nowrap nav:h-9',
                word === current
                  ? 'border-inv bg-inv text-fg-inv'
                  : 'border-line-2 text-fg hover:border-control',
              )}
            >
              <FormattedMessage {...messages[word]} />
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
