import { expect, fn, within } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aLeaderboard, aPlace, somePlaces } from '#mocks/fixtures/invitation.ts';
import { LeaderboardTable } from '#src/design-system/panels/invitation/LeaderboardTable.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: LeaderboardTable,
  args: { board: aLeaderboard(), onPeriod: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: say('Leaderboard') });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(within(table).getByRole('row', { name: /D\*\*\*/ })).toHaveTextContent('41');
    await expect(canvas.getByText(say('You are number {rank, number}', { rank: 5 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: say('This month') }));
    await expect(args.onPeriod).toHaveBeenCalledWith('MONTH');
  },
});

export const NotRanked = meta.story({
  args: { board: aLeaderboard({ me: { rank: null, confirmedCount: 0, next: { friends: 1, rank: 1 } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('You are not on the leaderboard yet'))).toBeVisible();
    await expect(canvas.getByText(say('leaderboardTable.next', { friends: 1, rank: 1 }))).toBeVisible();
  },
});

export const RankOne = meta.story({
  args: { board: aLeaderboard({ me: { rank: 1, confirmedCount: 41, next: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('You are at the top of the leaderboard'))).toBeVisible();
  },
});

export const Tie = meta.story({
  args: { board: aLeaderboard({ me: { rank: 3, confirmedCount: 8, next: { friends: 9, rank: 2 } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('You share place {rank, number}', { rank: 3 }))).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: '3' })).not.toHaveLength(1);
  },
});

export const Many = meta.story({
  args: {
    board: aLeaderboard({
      period: 'MONTH',
      records: somePlaces(100),
      me: { rank: 412, confirmedCount: 1, next: { friends: 1, rank: 400 } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(101);
    await expect(
      canvas.getByText(say('leaderboardTable.friends', { count: 1 }), { exact: false }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  args: {
    board: aLeaderboard({
      records: [],
      me: { rank: null, confirmedCount: 0, next: { friends: 1, rank: 1 } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('The leaderboard is empty'))).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { board: aLeaderboard({ records: [aPlace({ name: hostile.word, confirmedCount: 2_147_483_647 })] }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
