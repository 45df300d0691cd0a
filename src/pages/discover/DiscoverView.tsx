import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { searchQueries } from '#src/data/search/search.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import { ListBand } from '#src/design-system/panels/listing/ListBand.tsx';
import { categoryPath } from '#src/domain/category/category-tree.ts';
import { readListing } from '#src/domain/listing/listing.ts';
import { discoverUrl } from '#src/domain/more-urls.ts';
import { paths, trailingId } from '#src/domain/urls.ts';
import { listCount } from '#src/features/listing/list-count.ts';
import { ListingPages } from '#src/features/listing/ListingPages.tsx';
import { ListTabs } from '#src/features/listing/ListTabs.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';

/** What is new, in columns of pictures as they are; its head has the tabs of the categories. */
export function DiscoverView({ title }: { title: string }) {
  const shop = useShop();
  const [search] = useSearchParams();
  const categoryId = trailingId(useParams().category);
  const { data: tree } = useSuspenseQuery(catalogQueries.categories(shop, 0, 3));
  const news = useQuery(searchQueries.newest(shop, readListing(search).page, categoryId));
  const [root] = categoryId === undefined ? [] : categoryPath(tree, categoryId);
  const { data } = news;
  return (
    <>
      <ListBand
        title={title}
        note={data && <FormattedMessage {...listCount} values={{ count: data.total }} />}
        pictures={(data?.records ?? []).map(({ pic }) => pic)}
      >
        <ListTabs
          roots={tree}
          current={root?.categoryId}
          hrefOf={(one) => (one ? discoverUrl(one.categoryId, one.categoryName) : paths.discover)}
        />
      </ListBand>
      {news.isPending && <ProductGridSkeleton columns={5} />}
      {news.isError && <LoadFailed onRetry={() => void news.refetch()} />}
      {data?.total === 0 && <EmptyList />}
      {data && data.records.length > 0 && (
        <ListingPages products={data.records} total={data.total} pages={data.pages} masonry />
      )}
    </>
  );
}
