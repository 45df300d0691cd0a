import { expect, fn } from 'storybook/test';
import type { GroupBuy } from '#openapi/schema.gen.ts';
import { exampleOf } from '#mocks/contract-examples.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { GroupBuyCard } from '#src/design-system/cards/GroupBuyCard.tsx';
import preview from '#storybook/preview.tsx';

const aGroup = (
  state: 'inProgress' | 'upcoming' | 'completed' | 'timeOut' = 'inProgress',
  change: Partial<GroupBuy> = {},
): GroupBuy => ({ ...exampleOf('getGroupBuy', state), ...change });
const serverTime = Date.parse(aGroup().serverTime);

const meta = preview.meta({
  component: GroupBuyCard,
  args: {
    group: aGroup(),
    href: '/products/100008',
    now: () => serverTime,
    onJoin: fn(),
    onInvite: fn(),
    onEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('In progress')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products/100008');
    await expect(canvas.getByRole('timer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join group' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

export const Upcoming = meta.story({
  args: { group: aGroup('upcoming') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Upcoming')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const OneNeeded = meta.story({
  args: { group: aGroup('inProgress', { targetCount: 5, joinedCount: 4, needed: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 more to go')).toBeVisible();
  },
});

export const Completed = meta.story({
  args: { group: aGroup('completed', { actions: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The group is full')).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const TimeOut = meta.story({
  args: { group: aGroup('timeOut') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The clock ran out')).toBeVisible();
  },
});

export const Joined = meta.story({
  args: { joined: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Join group' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { group: aGroup('inProgress', { prodName: hostile.word, price: money(999_999_999, 'TRY') }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
