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

/** The doors of home in one row that slides where it has no room: all of one width, in which the longest word has room. */
export function CategoryTileRow({ categories, hrefOf }: CategoryTileRowProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.label)}>
      <div className="rail">
        <ul className="grid min-w-min grow auto-cols-[1fr] grid-flow-col gap-3 nav:gap-4">
          {categories.slice(0, shown).map((category) => (
            <li key={category.categoryId} className="min-w-20 snap-start nav:min-w-24">
              <CategoryTile category={category} href={hrefOf(category)} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
