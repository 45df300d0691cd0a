import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { LinkTabs } from '#src/design-system/tabs/LinkTabs.tsx';
import { groupBuyWord, groupBuyWords } from '#src/domain/group-buy/group-buy-view.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { useJoinedCount } from '#src/features/group-buy/use-join-group.ts';
import { GroupBuyBand } from './GroupBuyBand.tsx';
import { GroupBuyList } from './GroupBuyList.tsx';
import { MyGroupBuys } from './MyGroupBuys.tsx';

const messages = defineMessages({
  label: { id: 'groupBuyView.label', defaultMessage: 'Status', description: 'Name of the tabs' },
  'in-progress': { id: 'groupBuyView.inProgress', defaultMessage: 'In progress', description: 'Tab' },
  upcoming: { id: 'groupBuyView.upcoming', defaultMessage: 'Upcoming', description: 'Tab' },
  completed: { id: 'groupBuyView.completed', defaultMessage: 'Completed', description: 'Tab' },
  mine: { id: 'groupBuyView.mine', defaultMessage: 'My groups', description: 'Tab: those the reader is in' },
  'time-out': { id: 'groupBuyView.timeOut', defaultMessage: 'Timed out', description: 'Tab' },
});

const tabs = ['in-progress', 'upcoming', 'completed', 'time-out', 'mine'] as const;

/** The band that says how it works, the four states and the reader's own as tabs, and the group buys of one. */
export function GroupBuyView() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const mine = search.get('state') === 'mine';
  const word = groupBuyWord(search);
  const current = mine ? 'mine' : word;
  const count = useJoinedCount();
  return (
    <div className="flex flex-col gap-5 pt-4 pb-10 nav:gap-6 nav:pt-6">
      <GroupBuyBand />
      <LinkTabs
        inPlace
        label={formatMessage(messages.label)}
        current={current}
        tabs={tabs.map((tab) => ({
          key: tab,
          name: <FormattedMessage {...messages[tab]} />,
          href: tab === 'in-progress' ? '?' : `?state=${tab}`,
          ...(tab === 'mine' && { count }),
        }))}
      />
      <h2 className="sr-only">
        <FormattedMessage {...messages[current]} />
      </h2>
      {mine ? (
        <MembersOnly loading={<Skeleton className="h-46 rounded-lg" />}>
          <MyGroupBuys />
        </MembersOnly>
      ) : (
        <GroupBuyList key={word} status={groupBuyWords[word]} />
      )}
    </div>
  );
}
