import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { ProductCard } from '#src/design-system/cards/ProductCard.tsx';
import { ProductGrid } from '#src/design-system/cards/ProductGrid.tsx';
import { Pagination } from '#src/design-system/primitives/Pagination.tsx';
import { ListingSortTabs } from '#src/design-system/tabs/ListingSortTabs.tsx';
import { listingSearch, readListing, sortWord } from '#src/domain/listing.ts';
import { productUrl } from '#src/domain/urls.ts';
import { CardHeart } from './CardHeart.tsx';

const messages = defineMessages<{ shown: { from: number; to: number; total: number } }>({
  shown: {
    id: 'listing.shown',
    defaultMessage: '{from, number}–{to, number} of {total, number}',
    description: 'Which products of a list a page shows',
  },
});

type ListingProps = {
  products: readonly ProductSummary[];
  /** Products on all pages. */
  total: number;
  pages: number;
  /** Products on a full page. */
  size: number;
  /** False where the service keeps the order, as on a hand-picked list. */
  sorted?: boolean;
  /** What stands there when the list is empty. */
  empty: ReactNode;
};

/** Products in pages, with their order; both live in the address. */
export function Listing({ products, total, pages, size, sorted = true, empty }: ListingProps) {
  const [search] = useSearchParams();
  const { page } = readListing(search);
  if (products.length === 0) return empty;
  const from = (page - 1) * size + 1;
  return (
    <div className="flex flex-col gap-6">
      {sorted && (
        <ListingSortTabs
          current={sortWord(search)}
          hrefOf={(sort) => listingSearch(search, { sort }) || '?'}
        />
      )}
      <ProductGrid columns={5}>
        {products.map((product, index) => (
          <li key={product.prodId}>
            <ProductCard
              product={product}
              href={productUrl(product.prodId)}
              priority={index === 0}
              level={2}
              heart={<CardHeart product={product} />}
            />
          </li>
        ))}
      </ProductGrid>
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
