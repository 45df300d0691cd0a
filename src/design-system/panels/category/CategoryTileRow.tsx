import { defineMessages, useIntl } from 'react-intl';
import type { Category } from '#openapi/schema.gen.ts';
import { CategoryTile } from '#src/design-system/cards/category/CategoryTile.tsx';

const messages = defineMessages({
  label: {
    id: 'categoryTileRow.label',
    defaultMessage: 'Categories',
    description: 'Name of the row of doors',
  },
});

type CategoryTileRowProps = { categories: readonly Category[]; hrefOf: (category: Category) => string };

const shown = 10;

/** The doors of home in one row that slides where it has no room; a door is as wide as its longest word. */
export function CategoryTileRow({ categories, hrefOf }: CategoryTileRowProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.label)}>
      <ul className="rail nav:gap-4">
        {categories.slice(0, shown).map((category) => (
          <li key={category.categoryId} className="w-20 min-w-min flex-1 snap-start">
            <CategoryTile category={category} href={hrefOf(category)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
