import { defineMessages, useIntl } from 'react-intl';
import type { Category } from '#openapi/schema.gen.ts';
import { CategoryTile } from '#src/design-system/cards/category/CategoryTile.tsx';
import { shopSearch } from '#src/domain/shop/shop-view.ts';

const messages = defineMessages({
  label: {
    id: 'storeDoors.label',
    defaultMessage: 'Departments of the shop',
    description: 'Name of a row of doors',
  },
});

const least = 3;

/** The shelves of a shop as doors; nothing where there are few. */
export function ShopDoors({ categories }: { categories: readonly Category[] }) {
  const { formatMessage } = useIntl();
  if (categories.length < least) return null;
  return (
    <nav aria-label={formatMessage(messages.label)}>
      <ul className="rail gap-3 nav:mx-0 nav:gap-4 nav:px-0">
        {categories.map((category) => (
          <li key={category.categoryId} className="w-20 shrink-0 nav:w-28">
            <CategoryTile
              category={category}
              href={shopSearch('all', { categoryId: category.categoryId, key: undefined })}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
