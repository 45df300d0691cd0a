import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { categoryPath } from '#src/domain/category/category-tree.ts';
import { trailingId } from '#src/domain/urls.ts';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';

const CategoryView = lazyHydrate(
  async () => (await import('./CategoryView.tsx')).CategoryView,
  <ProductGridSkeleton columns={4} />,
);

/** A category: its band with the doors of its children, and its products (S2.2, S2.3). */
export function CategoryPage() {
  const params = useParams();
  const ownId = trailingId(params.categoryId) ?? 0;
  const chosenId = trailingId(params.category);
  const { data: tree } = useSuspenseQuery(catalogQueries.categories(useShop(), 0, 3));
  const way = categoryPath(tree, chosenId ?? ownId);
  const name = way.at(-1)?.categoryName;
  if (name === undefined) return null;
  return (
    <>
      <title>{name}</title>
      <CategoryView
        way={way}
        ownId={ownId}
        ownName={categoryPath(tree, ownId).at(-1)?.categoryName ?? ''}
        chosenId={chosenId}
      />
    </>
  );
}
