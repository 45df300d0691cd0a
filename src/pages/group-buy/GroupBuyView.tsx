import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '#src/design-system/tabs/LinkTabs.tsx';
import { groupBuyWord, groupBuyWords } from '#src/domain/group-buy-view.ts';
import { GroupBuyBand } from './GroupBuyBand.tsx';
import { GroupBuyList } from './GroupBuyList.tsx';

const messages = defineMessages({
  label: { id: 'groupBuyView.label', defaultMessage: 'State', description: 'Name of the tabs' },
  'in-progress': { id: 'groupBuyView.inProgress', defaultMessage: 'In progress', description: 'Tab' },
  upcoming: { id: 'groupBuyView.upcoming', defaultMessage: 'Upcoming', description: 'Tab' },
  completed: { id: 'groupBuyView.completed', defaultMessage: 'Completed', description: 'Tab' },
  'time-out': { id: 'groupBuyView.timeOut', defaultMessage: 'Timed out', description: 'Tab' },
});

const words = ['in-progress', 'upcoming', 'completed', 'time-out'] as const;

/** The band that says how it works, the four states as tabs, and the group buys of one. */
export function GroupBuyView() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const current = groupBuyWord(search);
  return (
    <div className="flex flex-col gap-5 pt-4 pb-10 nav:gap-6 nav:pt-6">
      <GroupBuyBand />
      <LinkTabs
        inPlace
        label={formatMessage(messages.label)}
        current={current}
        tabs={words.map((word) => ({
          key: word,
          name: <FormattedMessage {...messages[word]} />,
          href: word === 'in-progress' ? '?' : `?state=${word}`,
        }))}
      />
      <h2 className="sr-only">
        <FormattedMessage {...messages[current]} />
      </h2>
      <GroupBuyList key={current} status={groupBuyWords[current]} />
    </div>
  );
}
