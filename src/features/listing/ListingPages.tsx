import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { ProductCard } from '#src/design-system/cards/product/ProductCard.tsx';
import { ProductGrid } from '#src/design-system/panels/product/ProductGrid.tsx';
import { ProductMasonry } from '#src/design-system/panels/product/ProductMasonry.tsx';
import { Pagination } from '#src/design-system/primitives/navigation/Pagination.tsx';
import { listingPageSize } from '#src/domain/limits.ts';
import { listingSearch, readListing } from '#src/domain/listing/listing.ts';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { productUrl } from '#src/domain/urls.ts';
import { CardHeart } from './CardHeart.tsx';
import { useFocusPlace } from './use-focus-place.ts';

const messages = defineMessages<{ shown: { from: number; to: number; total: number } }>({
  shown: {
    id: 'listing.shown',
    defaultMessage: '{from, number}–{to, number} of {total, number}',
    description: 'Which products of a list a page shows',
  },
});

type ListingPagesProps<Product extends ProductSummary> = {
  products: readonly Product[];
  /** Products on all pages. */
  total: number;
  pages: number;
  /** Products side by side at 1280 px. */
  columns?: 4 | 5 | 6;
  /** Its order says which is first: the first three bear a medal. */
  ranked?: boolean;
  /** Columns in which each picture keeps its own shape, in place of rows. */
  masonry?: boolean;
  /** All are of one shop, which the page names. */
  oneShop?: boolean;
  /** What more there is to say of a product, and of nothing else, below its card. */
  renderMore?: (product: Product) => ReactNode;
};

const medals = 3;

/** Products in pages; the page is in the address, and Back finds the product that one had opened (Z7). */
export function ListingPages<Product extends ProductSummary>(props: ListingPagesProps<Product>) {
  const { products, total, pages, columns = 5, ranked, masonry, oneShop, renderMore } = props;
  const [search] = useSearchParams();
  const place = useFocusPlace();
  const { page } = readListing(search);
  const from = (page - 1) * listingPageSize + 1;
  const cards = products.map((product, index) => {
    const rank = ranked && from + index <= medals ? from + index : undefined;
    // The page waits for the first picture: its head asks for it.
    const priority = index === 0;
    return (
      <li key={product.prodId}>
        <KeptPart name="list card" of={priority ? undefined : [product, rank, masonry, oneShop]}>
          <ProductCard
            product={product}
            href={productUrl(product.prodId)}
            priority={priority}
            level={2}
            whole={masonry}
            ofShop={!oneShop}
            heart={<CardHeart product={product} rank={rank} />}
          >
            {renderMore?.(product)}
          </ProductCard>
        </KeptPart>
      </li>
    );
  });
  return (
    <div ref={place} className="flex flex-col gap-6">
      {masonry ? (
        <ProductMasonry>{cards}</ProductMasonry>
      ) : (
        <ProductGrid columns={columns}>{cards}</ProductGrid>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 text-sm text-fg-3">
        <FormattedMessage {...messages.shown} values={{ from, to: from + products.length - 1, total }} />
        <Pagination
          current={page}
          pages={pages}
          hrefOf={(next) => listingSearch(search, { page: next }) || '?'}
        />
      </div>
    </div>
  );
}
