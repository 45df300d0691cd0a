import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Category } from '#openapi/schema.gen.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { Tabs } from '#src/design-system/primitives/navigation/Tabs.tsx';
import { CategoryColumn } from './CategoryColumn.tsx';

const messages = defineMessages<{ label: {}; whole: { name: string }; directory: {}; none: {} }>({
  label: {
    id: 'categoriesPanel.label',
    defaultMessage: 'Departments',
    description: 'Name of the column of top categories in the menu below the header',
  },
  whole: {
    id: 'categoriesPanel.whole',
    defaultMessage: 'Everything in {name}',
    description: 'Link above the categories of a department: to all its products',
  },
  directory: {
    id: 'categoriesPanel.directory',
    defaultMessage: 'All of it on one page',
    description: 'Link in the menu of categories: to the directory of all of them',
  },
  none: {
    id: 'categoryTree.empty',
    defaultMessage: 'No categories in your region yet',
    description: 'In place of the tree',
  },
});

type CategoriesPanelProps = {
  /** The top categories, each with what is below it, two levels deep. */
  categories: readonly Category[];
  /** The directory of all of them. */
  allHref: string;
  hrefOf: (category: Category) => string;
  /** Called when a link is followed. */
  onLeave: () => void;
};

/** Departments in a column, walked by arrows; beside it what is in the one that is on, in columns with pictures. */
export function CategoriesPanel({ categories, allHref, hrefOf, onLeave }: CategoriesPanelProps) {
  const { formatMessage } = useIntl();
  const [chosen, choose] = useState<string>();
  const [first] = categories;
  const department = categories.find(({ categoryId }) => String(categoryId) === chosen) ?? first;
  if (!department)
    return (
      <p className="p-6 text-fg-2">
        <FormattedMessage {...messages.none} />
      </p>
    );
  return (
    <div className="p-4">
      <Tabs
        look="side"
        label={formatMessage(messages.label)}
        tabs={categories.map(({ categoryId, categoryName }) => ({
          value: String(categoryId),
          name: categoryName,
        }))}
        value={String(department.categoryId)}
        onChange={choose}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
          <TextLink to={hrefOf(department)} onClick={onLeave} className="flex min-h-11 items-center text-h3">
            <FormattedMessage {...messages.whole} values={{ name: department.categoryName }} />
          </TextLink>
          <TextLink to={allHref} onClick={onLeave} className="flex min-h-11 items-center text-sm">
            <FormattedMessage {...messages.directory} />
          </TextLink>
        </div>
        <ul className="grid gap-x-6 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
          {department.children?.map((category) => (
            <li key={category.categoryId} className="min-w-0">
              <CategoryColumn category={category} hrefOf={hrefOf} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      </Tabs>
    </div>
  );
}
