import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { GroupBuyCard } from '#src/design-system/cards/group-buy/GroupBuyCard.tsx';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { paths, productUrl } from '#src/domain/urls.ts';
import { useJoinedGroups, useJoinGroup } from '#src/features/group-buy/use-join-group.ts';
import { useShare } from '#src/features/share/use-share.tsx';
import { useServerClock } from '#src/state/server-clock.ts';
import { useHomeGroups } from './use-home-groups.ts';

const messages = defineMessages({
  title: { id: 'homeGroupBuys.title', defaultMessage: 'Group buy', description: 'Heading on home' },
});

/** Three group buys that run now, each to be joined here. */
export function HomeGroupBuys({ whole = true }: { whole?: boolean }) {
  const id = useId();
  const { shown, isError, refetch } = useHomeGroups();
  // The first stands beside the banners.
  const groups = shown.slice(1, whole ? undefined : 2);
  const now = useServerClock(groups[0]?.serverTime);
  const joined = useJoinedGroups();
  const { join, joining } = useJoinGroup();
  const { share, dialog } = useShare();
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />;
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={<FormattedMessage {...messages.title} />} moreHref={paths.groupBuy} />
      <ul
        aria-labelledby={id}
        className="rail nav:mx-0 nav:grid nav:grid-cols-2 nav:gap-4 nav:px-0 xl:grid-cols-3"
      >
        {groups.map((group) => (
          <li
            key={group.groupBuyId}
            className="w-80 shrink-0 snap-start nav:w-auto nav:min-w-0 nav:max-xl:nth-[n+3]:hidden"
          >
            <GroupBuyCard
              group={group}
              href={productUrl(group.prodId)}
              now={now}
              joined={joined.has(group.groupBuyId)}
              joining={joining === group.groupBuyId}
              onJoin={() => void join(group)}
              onInvite={() => void share({ name: group.prodName, path: productUrl(group.prodId) })}
              onEnd={() => void refetch()}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
