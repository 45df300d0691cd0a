import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { ShopDetail } from '#openapi/schema.gen.ts';
import { useShop } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { EmptyShop } from '#src/design-system/empty-states/EmptyShop.tsx';
import { ListingSortTabs } from '#src/design-system/tabs/ListingSortTabs.tsx';
import { listingSearch, sortWord } from '#src/domain/listing/listing.ts';
import { readShopView } from '#src/domain/shop/shop-view.ts';
import { paths } from '#src/domain/urls.ts';
import { ListingPages } from '#src/features/listing/ListingPages.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { ShopCategories } from './ShopCategories.tsx';
import { ShopNoMatch } from './ShopNoMatch.tsx';
import { ShopSearch } from './ShopSearch.tsx';

const messages = defineMessages<{ all: {}; new: {}; found: { count: number; text: string } }>({
  all: { id: 'storeShelf.all', defaultMessage: 'All products', description: 'Heading in a shop' },
  new: { id: 'storeShelf.new', defaultMessage: 'New in', description: 'Heading: the newest of a shop' },
  found: {
    id: 'storeShelf.found',
    defaultMessage: '{count, plural, one {# result} other {# results}} for “{text}”',
    description: 'Heading: what a search inside a shop found',
  },
});

type ProductsOfShopProps = { store: ShopDetail };

/** The products of a shop, in pages, narrowed by its categories and by a search inside it. */
export function ProductsOfShop({ store }: ProductsOfShopProps) {
  const id = useId();
  const [search] = useSearchParams();
  const { tab, listing, categoryId, key } = readShopView(search);
  const { data, isPending, isError, refetch } = useQuery(
    shopQueries.products(useShop(), store.shopId, listing, { categoryId, key }),
  );
  if (store.prodCount === 0) return <EmptyShop href={paths.home} />;
  const found = key !== undefined && data;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-h2 wrap-anywhere">
          {found ? (
            <FormattedMessage {...messages.found} values={{ count: found.total, text: key }} />
          ) : (
            <FormattedMessage {...messages[tab === 'new' ? 'new' : 'all']} />
          )}
        </h2>
        <ShopSearch text={key} />
      </div>
      <ShopCategories categories={store.categories} />
      {isPending && <ProductGridSkeleton columns={5} />}
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {data && data.records.length === 0 && <ShopNoMatch text={key} />}
      {data && data.records.length > 0 && tab !== 'new' && (
        <ListingSortTabs
          current={sortWord(search)}
          hrefOf={(sort) => listingSearch(search, { sort }) || '?'}
        />
      )}
      {data && data.records.length > 0 && (
        <ListingPages products={data.records} total={data.total} pages={data.pages} oneShop />
      )}
    </section>
  );
}
