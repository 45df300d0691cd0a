import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { groupBuyQueries } from '#src/data/group-buy/group-buy.queries.ts';
import { endOf } from '#src/data/paging.ts';
import { useShop } from '#src/data/shop.ts';
import { GroupBuyCard } from '#src/design-system/cards/group-buy/GroupBuyCard.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/feedback/InfiniteEnd.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { orderUrl, paths, productUrl } from '#src/domain/urls.ts';
import { useShare } from '#src/features/share/use-share.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { useServerClock } from '#src/state/server-clock.ts';

const messages = defineMessages({
  label: { id: 'myGroupBuys.label', defaultMessage: 'My group buys', description: 'Name of the list' },
  none: {
    id: 'myGroupBuys.none',
    defaultMessage: 'You have not joined a group',
    description: 'The reader has joined none',
  },
  join: {
    id: 'myGroupBuys.join',
    defaultMessage: 'Join one that is open and pay less.',
    description: 'Below it',
  },
  find: { id: 'myGroupBuys.find', defaultMessage: 'See open groups', description: 'Way on' },
});

/** The group buys that the reader has paid for, each with the way to its order. */
export function MyGroupBuys() {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(groupBuyQueries.mine(useShop()));
  const { share, dialog } = useShare();
  const mine = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const now = useServerClock(mine.at(-1)?.groupBuy.serverTime);
  if (query.isPending) return <Skeleton className="h-46 rounded-lg" />;
  if (query.isError && mine.length === 0) return <LoadFailed onRetry={() => void query.refetch()} />;
  if (mine.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage {...messages.none} />}
        text={<FormattedMessage {...messages.join} />}
        action={
          <LinkButton to={paths.groupBuy}>
            <FormattedMessage {...messages.find} />
          </LinkButton>
        }
      />
    );
  return (
    <>
      <ul
        aria-label={formatMessage(messages.label)}
        className="grid auto-rows-fr gap-3 md:grid-cols-2 nav:gap-4 xl:grid-cols-3"
      >
        {mine.map(({ groupBuy, orderNumber }) => (
          <li key={orderNumber} className="min-w-0">
            <GroupBuyCard
              group={groupBuy}
              href={productUrl(groupBuy.prodId)}
              joined
              orderHref={orderUrl(orderNumber)}
              now={now}
              onInvite={() => void share({ name: groupBuy.prodName, path: productUrl(groupBuy.prodId) })}
              onEnd={() => void query.refetch()}
            />
          </li>
        ))}
      </ul>
      {(query.hasNextPage || query.isError) && (
        <InfiniteEnd
          status={endOf(query)}
          count={mine.length}
          onMore={() => void query.fetchNextPage()}
          onTop={() => window.scrollTo(0, 0)}
        />
      )}
      {dialog}
    </>
  );
}
