import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { productUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';
import { ProductCard } from '#src/design-system/cards/ProductCard.tsx';
import { ProductCardSkeleton } from '#src/design-system/cards/ProductCardSkeleton.tsx';
import { ProductGrid } from '#src/design-system/cards/ProductGrid.tsx';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';

const messages = defineMessages({
  title: {
    id: 'moreGoodStuff.title',
    defaultMessage: 'More good stuff',
    description: 'Heading of the endless grid on home',
  },
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

  useEffect(() => {
    const mark = end.current;
    if (!mark || !hasNextPage || isFetchingNextPage || isError) return undefined;
    const sight = new IntersectionObserver(([seen]) => seen?.isIntersecting && void fetchNextPage(), {
      rootMargin: '600px',
    });
    sight.observe(mark);
    return () => sight.disconnect();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);

  const products = data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <section aria-labelledby="more-good-stuff">
      <SectionHeading id="more-good-stuff" title={<FormattedMessage {...messages.title} />} />
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
          <Button tone="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <FormattedMessage {...messages.more} />
          </Button>
        )}
        {data && !hasNextPage && <FormattedMessage {...messages.end} />}
      </div>
    </section>
  );
}
