import { cva } from 'class-variance-authority';
import { Medal } from 'lucide-react';
import { useId } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Leaderboard, LeaderboardPeriod } from '#openapi/schema.gen.ts';
import { Avatar } from '#src/design-system/primitives/media/Avatar.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { Segmented } from '#src/design-system/primitives/form/Segmented.tsx';

const messages = defineMessages<{
  title: {};
  period: {};
  ALL: {};
  MONTH: {};
  place: {};
  name: {};
  confirmed: {};
  mine: { rank: number };
  shared: { rank: number };
  first: {};
  friends: { count: number };
  unranked: {};
  next: { friends: number; rank: number };
  you: {};
  empty: {};
}>({
  title: { id: 'leaderboardTable.title', defaultMessage: 'Leaderboard', description: 'Heading' },
  period: { id: 'leaderboardTable.period', defaultMessage: 'Period', description: 'Name of a choice' },
  ALL: { id: 'leaderboardTable.all', defaultMessage: 'All time', description: 'Period' },
  MONTH: { id: 'leaderboardTable.month', defaultMessage: 'This month', description: 'Period' },
  place: { id: 'leaderboardTable.place', defaultMessage: 'Place', description: 'Column' },
  name: { id: 'leaderboardTable.name', defaultMessage: 'Name', description: 'Column' },
  confirmed: {
    id: 'leaderboardTable.confirmed',
    defaultMessage: 'Confirmed friends',
    description: 'Column: people who kept a first order',
  },
  mine: {
    id: 'leaderboardTable.mine',
    defaultMessage: 'You are number {rank, number}',
    description: 'The reader’s place',
  },
  shared: {
    id: 'leaderboardTable.shared',
    defaultMessage: 'You share place {rank, number}',
    description: 'The reader’s place when others have as many',
  },
  first: {
    id: 'leaderboardTable.first',
    defaultMessage: 'You are at the top of the leaderboard',
    description: 'The reader’s place is the first and nobody shares it',
  },
  friends: {
    id: 'leaderboardTable.friends',
    defaultMessage: '{count, plural, one {# friend confirmed} other {# friends confirmed}}',
    description: 'Below the reader’s place',
  },
  unranked: {
    id: 'leaderboardTable.unranked',
    defaultMessage: 'You are not on the leaderboard yet',
    description: 'The reader has no confirmed friend',
  },
  next: {
    id: 'leaderboardTable.next',
    defaultMessage:
      '{friends, plural, one {# more friend and you are number {rank, number}} other {# more friends and you are number {rank, number}}}',
    description: 'Below the reader’s place: what is missing to the next one',
  },
  you: { id: 'leaderboardTable.you', defaultMessage: 'That’s you', description: 'The reader’s own row' },
  empty: {
    id: 'leaderboardTable.empty',
    defaultMessage: 'The leaderboard is empty',
    description: 'Nobody has a confirmed friend in this period',
  },
});

const medal = cva('inline-grid h-7 min-w-7 place-items-center rounded-full px-1 font-semibold tabular-nums', {
  variants: {
    place: { 1: 'bg-deal text-on-deal', 2: 'bg-line-2 text-fg', 3: 'bg-deal-soft text-on-deal-soft' },
  },
});
const places = { 1: 1, 2: 2, 3: 3 } as const;
const medalOf = (rank: number) => places[rank as keyof typeof places];

const mine = 'border-t border-line bg-primary-soft text-on-primary-soft';

type LeaderboardTableProps = {
  board: Leaderboard;
  /** Another period is asked for. */
  onPeriod: (period: LeaderboardPeriod) => void;
};

function Mine({ board: { me, records } }: Pick<LeaderboardTableProps, 'board'>) {
  const { rank, confirmedCount, next } = me;
  const shared = records.filter((record) => record.rank === rank).length > 1;
  return (
    <div className="flex items-center gap-3 rounded-md bg-primary-soft px-4 py-3 text-on-primary-soft">
      <Medal aria-hidden className="size-6 shrink-0" strokeWidth={1.6} />
      <div className="min-w-0">
        <p className="text-base font-semibold">
          {rank === null ? (
            <FormattedMessage {...messages.unranked} />
          ) : rank === 1 && !shared ? (
            <FormattedMessage {...messages.first} />
          ) : (
            <FormattedMessage {...messages[shared ? 'shared' : 'mine']} values={{ rank }} />
          )}
        </p>
        <p className="text-sm">
          {rank !== null && <FormattedMessage {...messages.friends} values={{ count: confirmedCount }} />}
          {rank !== null && next && ' · '}
          {next && <FormattedMessage {...messages.next} values={next} />}
        </p>
      </div>
    </div>
  );
}

/** Who has invited most, with the reader's own place on top; equal counts share a place (S1.34). */
export function LeaderboardTable({ board, onPeriod }: LeaderboardTableProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 rounded-lg border border-line bg-surface p-4 nav:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-h3">
          <FormattedMessage {...messages.title} />
        </h2>
        <div className="max-w-64 min-w-0 grow">
          <Segmented
            label={formatMessage(messages.period)}
            options={(['ALL', 'MONTH'] as const).map((value) => ({
              value,
              name: <FormattedMessage {...messages[value]} />,
            }))}
            value={board.period}
            onChange={onPeriod}
          />
        </div>
      </div>
      <Mine board={board} />
      {board.records.length === 0 ? (
        <EmptyState title={<FormattedMessage {...messages.empty} />} />
      ) : (
        <table aria-labelledby={id} className="w-full text-left text-base">
          <thead className="text-xs text-fg-2">
            <tr>
              <th scope="col" className="py-2 pr-3 font-regular">
                <FormattedMessage {...messages.place} />
              </th>
              <th scope="col" className="py-2 pr-3 font-regular">
                <FormattedMessage {...messages.name} />
              </th>
              <th scope="col" className="py-2 text-right font-regular">
                <FormattedMessage {...messages.confirmed} />
              </th>
            </tr>
          </thead>
          <tbody>
            {board.records.map(({ rank, name, pic, confirmedCount, isMe }, index) => (
              // Nothing else tells two masked people on one place apart.
              // eslint-disable-next-line react/no-array-index-key
              <tr key={index} className={isMe ? mine : 'border-t border-line'}>
                <td className="w-16 py-2.5 pr-3 pl-2">
                  <span className={medal({ place: medalOf(rank) })}>
                    <FormattedNumber value={rank} />
                  </span>
                </td>
                <th scope="row" className="py-2.5 pr-3 font-medium">
                  <span className="flex items-center gap-3">
                    <Avatar name={name} pic={pic} />
                    <bdi className="wrap-anywhere">
                      {isMe ? <FormattedMessage {...messages.you} /> : name}
                    </bdi>
                  </span>
                </th>
                <td className="py-2.5 pr-2 text-right font-semibold tabular-nums">
                  <FormattedNumber value={confirmedCount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
