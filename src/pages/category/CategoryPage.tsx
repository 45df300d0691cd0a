import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/cards/ProductGridSkeleton.tsx';
import { CategoryBand } from '#src/design-system/layout/CategoryBand.tsx';
import { Breadcrumb } from '#src/design-system/primitives/Breadcrumb.tsx';
import { categoryPath } from '#src/domain/category-tree.ts';
import { categoryUrl, paths, trailingId } from '#src/domain/urls.ts';
import { sleeping } from '#src/state/sleeping.tsx';

const messages = defineMessages({
  all: {
    id: 'categoryPage.all',
    defaultMessage: 'All categories',
    description: 'First step of the breadcrumb',
  },
});

/** Both wake at once: a choice in the one must not find the other asleep. */
const parts = () =>
  Promise.all([import('#src/features/listing/ListingCount.tsx'), import('./CategoryProducts.tsx')]);
const ListingCount = sleeping(async () => (await parts())[0].ListingCount);
const CategoryProducts = sleeping(
  async () => (await parts())[1].CategoryProducts,
  <ProductGridSkeleton columns={4} />,
);

/** A category: its band with the doors of its children, and its products (S2.2, S2.3). */
export function CategoryPage() {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const params = useParams();
  const ownId = trailingId(params.categoryId) ?? 0;
  const chosenId = trailingId(params.category);
  const categoryId = chosenId ?? ownId;
  const { data: tree } = useSuspenseQuery(catalogQueries.categories(shop, 0, 3));
  const way = categoryPath(tree, categoryId);
  const category = way.at(-1);
  if (!category) return null;
  const urlOf = (one: { categoryId: number; categoryName: string }) =>
    categoryUrl(one.categoryId, one.categoryName);
  return (
    <>
      <title>{category.categoryName}</title>
      <Breadcrumb
        steps={[
          { name: formatMessage(messages.all), href: paths.categories },
          ...way.slice(0, -1).map((one) => ({ name: one.categoryName, href: urlOf(one) })),
          { name: category.categoryName },
        ]}
      />
      <CategoryBand
        title={category.categoryName}
        note={<ListingCount categoryId={ownId} chosenId={chosenId} />}
        doors={(category.children ?? []).map((child) => ({ category: child, href: urlOf(child) }))}
      />
      <CategoryProducts
        categoryId={ownId}
        name={categoryPath(tree, ownId).at(-1)?.categoryName ?? ''}
        chosenId={chosenId}
      />
    </>
  );
}
