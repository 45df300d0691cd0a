import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
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
import { listingPageSize } from '#src/domain/limits.ts';
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

/** What the reader has gone past counts as near, too: on a phone a page of cards is four windows high, and so is the foot. */
const passed = '1000000px';

/**
 * The grid that goes on as one scrolls. The room of the next cards stands ready below, so that they come into it and push
 * nothing. Who is quicker and has reached the foot of the page keeps it there: then the button asks for more.
 */
export function MoreGoodStuff() {
  const query = useInfiniteQuery(homeQueries.more(useShop()));
  const { data, hasNextPage, isFetchingNextPage, isError, isPending, fetchNextPage, refetch } = query;
  const { plan, shown } = useHomeGroups();
  const above = new Set([...shownProducts(plan), ...shown.map(({ prodId }) => prodId)]);
  const brought = data?.pages.flatMap((page) => page.records);
  const products = (brought ?? []).filter(({ prodId }) => !above.has(prodId));
  const toCome = (data?.pages.at(-1)?.total ?? Infinity) - (brought?.length ?? 0);

  /** Places of cards above the foot of the page while it is seen; none while it is out of sight. */
  const [held, setHeld] = useState<number>();
  const places = held ?? products.length + Math.min(listingPageSize, toCome);
  const goesOn = isPending || (hasNextPage && !isError);
  const waiting = goesOn ? Math.max(0, places - products.length) : 0;
  const isMore = hasNextPage || products.length > places;

  const next = useRef<HTMLLIElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const standing = Math.min(products.length, places) + waiting;
  const footSeen = useCallback(() => setHeld((was) => was ?? standing), [standing]);
  const letGo = useCallback(() => setHeld(undefined), []);
  useNear(end, { margin: `${passed} 0px 0px`, onNear: footSeen, onFar: letGo });
  const askNext = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const asks = hasNextPage && !isFetchingNextPage && waiting > 0;
  useNear(next, { margin: `${passed} 0px 100%`, onNear: asks ? askNext : undefined });
  const press = () => {
    letGo();
    if (products.length <= places) askNext();
  };

  return (
    <section aria-labelledby="more-good-stuff">
      <MoreHeading />
      <ProductGrid columns={6}>
        {products.slice(0, places).map((product) => (
          <li key={product.prodId}>
            <ProductCard
              product={product}
              href={productUrl(product.prodId)}
              heart={<CardHeart product={product} />}
            />
          </li>
        ))}
        {Array.from({ length: waiting }, (_, index) => (
          // Each page waits in places of its own: those of the one before do not move.
          <li key={`${products.length}-${index}`} ref={index === 0 ? next : undefined}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
      {isError && <ErrorState compact onRetry={() => void (data ? fetchNextPage() : refetch())} />}
      <div ref={end} className="flex justify-center py-6 text-sm text-fg-3">
        {isMore && !isError && (
          <Button tone="outline" busy={isFetchingNextPage} onClick={press}>
            <FormattedMessage {...messages.more} />
          </Button>
        )}
        {data && !isMore && <FormattedMessage {...messages.end} />}
      </div>
    </section>
  );
}
