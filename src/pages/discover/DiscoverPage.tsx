import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { categoryPath } from '#src/domain/category/category-tree.ts';
import { trailingId } from '#src/domain/urls.ts';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';

const messages = defineMessages({
  title: { id: 'discoverPage.title', defaultMessage: 'Discover', description: 'Heading of the page' },
});

const DiscoverView = lazyHydrate(
  async () => (await import('./DiscoverView.tsx')).DiscoverView,
  <ProductGridSkeleton columns={5} />,
);

/** What is new, of the whole mall or of one category (S2.34, S2.35). */
export function DiscoverPage() {
  const { formatMessage } = useIntl();
  const categoryId = trailingId(useParams().category);
  const { data: tree } = useSuspenseQuery(catalogQueries.categories(useShop(), 0, 3));
  const way = categoryId === undefined ? [] : categoryPath(tree, categoryId);
  const title = way.at(-1)?.categoryName ?? formatMessage(messages.title);
  return (
    <>
      <title>{title}</title>
      <DiscoverView key={categoryId} title={title} />
    </>
  );
}
