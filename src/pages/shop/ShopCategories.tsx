import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '#openapi/schema.gen.ts';
import { chip } from '#src/design-system/primitives/action/chip.variants.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { readShopView, shopSearch } from '#src/domain/shop/shop-view.ts';

const messages = defineMessages({
  label: {
    id: 'storeCategories.label',
    defaultMessage: 'Categories of the shop',
    description: 'Name of a row of links',
  },
  all: { id: 'storeCategories.all', defaultMessage: 'All', description: 'First chip: every category' },
});

type ShopCategoriesProps = { categories: readonly Category[] };

/** The shelves of a shop as chips, each with an address; nothing when there is one shelf only. */
export function ShopCategories({ categories }: ShopCategoriesProps) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { tab, categoryId, key } = readShopView(search);
  if (categories.length < 2) return null;
  const part = tab === 'new' ? 'new' : 'all';
  const chips = [
    { id: undefined, name: <FormattedMessage {...messages.all} /> },
    ...categories.map((one) => ({ id: one.categoryId, name: one.categoryName })),
  ];
  return (
    <nav aria-label={formatMessage(messages.label)}>
      <ul className="rail gap-2 nav:mx-0 nav:flex-wrap nav:px-0">
        {chips.map(({ id, name }) => (
          <li key={id ?? 0} className="shrink-0">
            <TextLink
              plain
              to={shopSearch(part, { categoryId: id, key })}
              preventScrollReset
              aria-current={id === categoryId ? 'true' : undefined}
              className={chip({ tone: 'soft' })}
            >
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
