import { useInfiniteQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { favouriteQueries } from '#src/data/favourites/favourites.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGrid } from '#src/design-system/panels/product/ProductGrid.tsx';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { SavedProductCard } from '#src/design-system/cards/favourite/SavedProductCard.tsx';
import { EmptyFavourites } from '#src/design-system/empty-states/EmptyFavourites.tsx';
import { ChoiceBar } from '#src/design-system/layout/ChoiceBar.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/feedback/InfiniteEnd.tsx';
import { paths, productUrl } from '#src/domain/urls.ts';
import { useRemoval } from '#src/features/favourites/use-removal.ts';
import { endOf } from '#src/data/paging.ts';
import { focusNeighbour } from '#src/features/listing/focus-neighbour.ts';
import { toTop } from '#src/features/listing/to-top.ts';
import { useChoice } from '#src/features/listing/use-choice.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';

const messages = defineMessages<{ count: { count: number }; edit: {} }>({
  count: {
    id: 'favourites.count',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
    description: 'How many products are saved',
  },
  edit: { id: 'favourites.edit', defaultMessage: 'Edit', description: 'Button: choose several to remove' },
});

/** The saved products, the latest first: by how much each fell, whether it is still sold, and the way to let it go. */
export function FavouriteProducts() {
  const list = useInfiniteQuery(favouriteQueries.list(useShop()));
  const { gone, remove } = useRemoval();
  const { chosen, start, end, choose } = useChoice();
  if (list.isPending) return <ProductGridSkeleton columns={5} />;
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />;
  const kept = list.data.pages.flatMap(({ records }) => records);
  const items = kept.filter(({ prodId }) => !gone.has(prodId));
  if (items.length === 0 && !list.hasNextPage) return <EmptyFavourites href={paths.trending} />;
  const total = (list.data.pages.at(-1)?.total ?? 0) - (kept.length - items.length);
  const removeChosen = () => {
    focusNeighbour();
    end();
    void remove([...(chosen ?? [])]);
  };
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4 pb-3">
        <p className="text-sm text-fg-2">
          <FormattedMessage {...messages.count} values={{ count: total }} />
        </p>
        {!chosen && (
          <Button tone="outline" size="md" onClick={start}>
            <Pencil aria-hidden className="size-4" strokeWidth={2} />
            <FormattedMessage {...messages.edit} />
          </Button>
        )}
      </div>
      <ProductGrid columns={5}>
        {items.map((item) => (
          <li key={item.prodId} className="min-w-0">
            <SavedProductCard
              item={item}
              href={productUrl(item.prodId)}
              level={2}
              savedPrice={item.savedPrice ?? undefined}
              chosen={chosen?.has(item.prodId)}
              onChoose={(taken) => choose([item.prodId], taken)}
              onRemove={() => {
                focusNeighbour();
                void remove([item.prodId]);
              }}
            />
          </li>
        ))}
      </ProductGrid>
      <InfiniteEnd
        status={endOf(list)}
        count={items.length}
        onMore={() => void list.fetchNextPage()}
        onTop={toTop}
      />
      {chosen && (
        <ChoiceBar
          total={items.length}
          chosen={chosen.size}
          onChooseAll={(taken) =>
            choose(
              items.map(({ prodId }) => prodId),
              taken,
            )
          }
          onRemove={removeChosen}
          onDone={end}
        />
      )}
    </>
  );
}
