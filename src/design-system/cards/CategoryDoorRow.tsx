import { defineMessages, useIntl } from 'react-intl';
import type { Category } from '#openapi/schema.gen.ts';
import { CategoryDoor } from './CategoryDoor.tsx';

const messages = defineMessages({
  label: {
    id: 'categoryDoorRow.label',
    defaultMessage: 'Categories',
    description: 'Name of the row of doors',
  },
});

type CategoryDoorRowProps = { categories: readonly Category[]; hrefOf: (category: Category) => string };

const shown = 10;

/** The doors of home: ten in a row, five by two on phones. */
export function CategoryDoorRow({ categories, hrefOf }: CategoryDoorRowProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.label)}>
      <ul className="grid grid-cols-5 gap-x-2 gap-y-3.5 min-[560px]:grid-cols-10 nav:gap-x-4">
        {categories.slice(0, shown).map((category) => (
          <li key={category.categoryId} className="min-w-0">
            <CategoryDoor category={category} href={hrefOf(category)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
