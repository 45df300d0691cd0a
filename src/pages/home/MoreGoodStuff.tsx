import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { productUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';
import { ProductCard } from '#src/design-system/cards/product/ProductCard.tsx';
import { ProductCardSkeleton } from '#src/design-system/cards/product/ProductCardSkeleton.tsx';
import { ProductGrid } from '#src/design-system/panels/product/ProductGrid.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { useNear } from '#src/design-system/primitives/feedback/use-near.ts';
import { MoreHeading } from './MoreHeading.tsx';
import { shownProducts } from './shown-products.ts';
import { useHomeGroups } from './use-home-groups.ts';

const messages = defineMessages({
  more: {
    id: 'moreGoodStuff.more',
    defaultMessage: 'Show more',
    description: 'Button below the endless grid',
  },
  end: {
    id: 'moreGoodStuff.end',
    defaultMessage: 'That is everything',
    description: 'Line at the end of the endless grid',
  },
});

const skeletons = Array.from({ length: 12 }, (_, index) => index);

/** The grid that goes on as one scrolls; the button does the same for keyboards and when sight is not told. */
export function MoreGoodStuff() {
  const query = useInfiniteQuery(homeQueries.more(useShop()));
  const { data, hasNextPage, isFetchingNextPage, isError, isPending, fetchNextPage, refetch } = query;
  const end = useRef<HTMLDivElement>(null);
  const goOn = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const waits = hasNextPage && !isFetchingNextPage && !isError;
  useNear(end, { margin: '600px', onNear: waits ? goOn : undefined });

  const { plan, shown } = useHomeGroups();
  const above = new Set([...shownProducts(plan), ...shown.map(({ prodId }) => prodId)]);
  const products = (data?.pages.flatMap((page) => page.records) ?? []).filter(
    ({ prodId }) => !above.has(prodId),
  );
  return (
    <section aria-labelledby="more-good-stuff">
      <MoreHeading />
      <ProductGrid columns={6}>
        {products.map((product) => (
          <li key={product.prodId}>
            <ProductCard
              product={product}
              href={productUrl(product.prodId)}
              heart={<CardHeart product={product} />}
            />
          </li>
        ))}
        {(isPending || isFetchingNextPage) &&
          skeletons.map((index) => (
            <li key={`waiting-${index}`}>
              <ProductCardSkeleton />
            </li>
          ))}
      </ProductGrid>
      {isError && <ErrorState compact onRetry={() => void (data ? fetchNextPage() : refetch())} />}
      <div ref={end} className="flex justify-center py-6 text-sm text-fg-3">
        {hasNextPage && !isError && (
          <Button tone="outline" busy={isFetchingNextPage} onClick={goOn}>
            <FormattedMessage {...messages.more} />
          </Button>
        )}
        {data && !hasNextPage && <FormattedMessage {...messages.end} />}
      </div>
    </section>
  );
}
