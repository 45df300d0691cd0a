import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '#src/data/shop.ts';
import { stockWatchQueries } from '#src/data/stock-watches/stock-watches.queries.ts';
import { StockWatchCard } from '#src/design-system/cards/stock-watch/StockWatchCard.tsx';
import { FavouritesDrawing } from '#src/design-system/layout/illustrations/FavouritesDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { paths, productUrl } from '#src/domain/urls.ts';
import { focusNeighbour } from '#src/features/listing/focus-neighbour.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { useSetWatch } from '#src/features/stock-watches/use-watch.ts';
import { ShopsSkeleton } from './ShopsSkeleton.tsx';

const messages = defineMessages({
  label: {
    id: 'waiting.label',
    defaultMessage: 'Your stock alerts',
    description: 'Name of the list of sold-out products of which the reader wants to be told',
  },
  title: {
    id: 'waiting.emptyTitle',
    defaultMessage: 'No stock alerts yet',
    description: 'The reader has asked for no word about sold-out products',
  },
  text: {
    id: 'waiting.emptyText',
    defaultMessage: 'When a product is sold out, its page can tell you once it is back.',
    description: 'Below it',
  },
  action: {
    id: 'waiting.emptyAction',
    defaultMessage: 'Look around',
    description: 'Way on: what sells best',
  },
});

/** What the reader waits for and what has come back, the latest first; each can be taken out. */
export function Waiting() {
  const { formatMessage } = useIntl();
  const list = useQuery(stockWatchQueries.list(useShop()));
  const { set } = useSetWatch();
  if (list.isPending) return <ShopsSkeleton />;
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />;
  if (list.data.length === 0)
    return (
      <EmptyState
        drawing={<FavouritesDrawing />}
        title={<FormattedMessage {...messages.title} />}
        text={<FormattedMessage {...messages.text} />}
        action={
          <LinkButton to={paths.trending}>
            <FormattedMessage {...messages.action} />
          </LinkButton>
        }
      />
    );
  return (
    <ul
      aria-label={formatMessage(messages.label)}
      className="grid gap-6 pt-4 md:grid-cols-2 nav:pt-6 xl:grid-cols-3"
    >
      {list.data.map((watch) => (
        <li key={watch.skuId} className="min-w-0">
          <StockWatchCard
            watch={watch}
            href={productUrl(watch.prodId)}
            onRemove={() => {
              focusNeighbour();
              void set(watch.skuId, false);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
