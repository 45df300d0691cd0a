import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { CategoryTile } from '#src/design-system/cards/category/CategoryTile.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { categoryUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: {
    id: 'categoriesPage.title',
    defaultMessage: 'All categories',
    description: 'Heading of the directory',
  },
});

/** The directory of all categories (S2.11): each root is a door, its children a list. */
export function CategoriesPage() {
  const { formatMessage } = useIntl();
  const { data: roots } = useSuspenseQuery(catalogQueries.categories(useShop(), 0, 3));
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <ul className="grid gap-x-4 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {roots.map((root) => (
          <li key={root.categoryId} className="flex gap-4">
            <div className="w-24 shrink-0">
              <CategoryTile category={root} href={categoryUrl(root.categoryId, root.categoryName)} />
            </div>
            <ul className="grid content-start pt-2">
              {root.children?.map(({ categoryId, categoryName }) => (
                <li key={categoryId}>
                  <TextLink
                    to={categoryUrl(categoryId, categoryName)}
                    className="flex min-h-11 items-center text-base"
                  >
                    {categoryName}
                  </TextLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
