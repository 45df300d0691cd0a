import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { GroupBuyStatus } from '#openapi/schema.gen.ts';
import { groupBuyQueries } from '#src/data/group-buy/group-buy.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { GroupBuyCard } from '#src/design-system/cards/group-buy/GroupBuyCard.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/feedback/InfiniteEnd.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { orderUrl, paths, productUrl } from '#src/domain/urls.ts';
import { useJoinedGroups, useJoinGroup } from '#src/features/group-buy/use-join-group.ts';
import { useShare } from '#src/features/share/use-share.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { useServerClock } from '#src/state/server-clock.ts';

const messages = defineMessages({
  label: { id: 'groupBuyList.label', defaultMessage: 'Group buys', description: 'Name of the list' },
  none: {
    id: 'groupBuyList.none',
    defaultMessage: 'No group buys here now',
    description: 'A list without any',
  },
  later: {
    id: 'groupBuyList.later',
    defaultMessage: 'New ones open all the time.',
    description: 'Below it',
  },
  shop: { id: 'groupBuyList.shop', defaultMessage: 'Start shopping', description: 'Way on: home' },
});

const grid = 'grid auto-rows-fr gap-3 md:grid-cols-2 nav:gap-4 xl:grid-cols-3';
const room = [0, 1, 2, 3, 4, 5];

type GroupBuyListProps = { status: GroupBuyStatus };

/** The group buys of one state; when the time of one ends, the list is asked for again. */
export function GroupBuyList({ status }: GroupBuyListProps) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(groupBuyQueries.list(useShop(), status));
  const { data, isPending, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const groups = data?.pages.flatMap((page) => page.records) ?? [];
  const now = useServerClock(groups.at(-1)?.serverTime);
  const joined = useJoinedGroups();
  const { join, joining } = useJoinGroup();
  const { share, dialog } = useShare();
  const orderOf = (id: number) => {
    const number = joined.get(id);
    return number && orderUrl(number);
  };
  if (isPending)
    return (
      <ul aria-busy className={grid}>
        {room.map((place) => (
          <li key={place}>
            <Skeleton className="h-38 rounded-lg nav:h-46" />
          </li>
        ))}
      </ul>
    );
  if (isError && groups.length === 0) return <LoadFailed onRetry={() => void refetch()} />;
  if (groups.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage {...messages.none} />}
        text={<FormattedMessage {...messages.later} />}
        action={
          <LinkButton to={paths.home}>
            <FormattedMessage {...messages.shop} />
          </LinkButton>
        }
      />
    );
  return (
    <>
      <ul aria-label={formatMessage(messages.label)} className={grid}>
        {groups.map((group) => (
          <li key={group.groupBuyId} className="min-w-0">
            <GroupBuyCard
              group={group}
              href={productUrl(group.prodId)}
              now={now}
              joined={joined.has(group.groupBuyId)}
              joining={joining === group.groupBuyId}
              orderHref={orderOf(group.groupBuyId)}
              onJoin={() => void join(group)}
              onInvite={() => void share({ name: group.prodName, path: productUrl(group.prodId) })}
              onEnd={() => void refetch()}
            />
          </li>
        ))}
      </ul>
      {(hasNextPage || isError) && (
        <InfiniteEnd
          status={isError ? 'error' : isFetchingNextPage ? 'loading' : 'more'}
          count={groups.length}
          onMore={() => void fetchNextPage()}
          onTop={() => window.scrollTo(0, 0)}
        />
      )}
      {dialog}
    </>
  );
}
