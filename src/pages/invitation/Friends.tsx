import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { invitationQueries } from '#src/data/invitation/invitation.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { InviteeRow } from '#src/design-system/cards/invitation/InviteeRow.tsx';
import { EmptyInvitees } from '#src/design-system/empty-states/EmptyInvitees.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';

const messages = defineMessages({
  title: {
    id: 'inviteFriends.title',
    defaultMessage: 'Your friends',
    description: 'Heading of the people who came by the reader’s link',
  },
  more: {
    id: 'inviteFriends.more',
    defaultMessage: 'Show more friends',
    description: 'Button below the list',
  },
});

/** Who came by the reader's link, the latest first, with how far each has come. */
export function Friends() {
  const query = useInfiniteQuery(invitationQueries.invitees(useShop()));
  const friends = query.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      {query.isPending ? (
        <Skeleton className="h-60 rounded-md!" />
      ) : !query.data ? (
        <LoadFailed onRetry={() => void query.refetch()} />
      ) : friends.length === 0 ? (
        <EmptyInvitees />
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {friends.map((friend) => (
            <li key={`${friend.invitedAt} ${friend.name}`}>
              <InviteeRow invitee={friend} />
            </li>
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && <ErrorState compact onRetry={() => void query.fetchNextPage()} />}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button
          tone="outline"
          className="mt-5 w-full"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </Panel>
  );
}
