import { LayoutGrid } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import type { SearchOption } from './search-options.ts';

const messages = defineMessages<{ category: { count: number }; shop: {} }>({
  category: {
    id: 'searchDoor.category',
    defaultMessage: 'Category, {count, plural, one {# product} other {# products}}',
    description: 'Below the name of a category that holds what is typed',
  },
  shop: { id: 'searchDoor.shop', defaultMessage: 'Shop', description: 'Below the name of a shop' },
});

type SearchDoorProps = { door: Extract<SearchOption, { group: 'doors' }> };

/** What leads to a category or a shop, in a row of the search panel. */
export function SearchDoor({ door }: SearchDoorProps) {
  return (
    <>
      {'category' in door ? (
        <span
          aria-hidden
          className="grid h-7 w-6 shrink-0 place-items-center rounded-t-door bg-primary-soft text-on-primary-soft"
        >
          <LayoutGrid className="size-3.5" strokeWidth={2} />
        </span>
      ) : (
        <ShopInitial shopId={door.shopId} name={door.term} />
      )}
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{door.term}</span>
        <span className="truncate text-sm text-fg-2">
          {'category' in door ? (
            <FormattedMessage {...messages.category} values={{ count: door.category.count }} />
          ) : (
            <FormattedMessage {...messages.shop} />
          )}
        </span>
      </span>
    </>
  );
}
