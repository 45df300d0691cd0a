import { expect, fn, waitFor } from 'storybook/test';
import { aGroupBuy, aGroupBuyAlmostThere } from '#mocks/fixtures/group-buy.ts';
import { edges, hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { GroupBuyCard } from '#src/design-system/cards/group-buy/GroupBuyCard.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayTime } from '#storybook/say.ts';

const serverTime = Date.parse(aGroupBuy().serverTime);

const meta = preview.meta({
  component: GroupBuyCard,
  args: {
    group: aGroupBuy(),
    href: '/products/100008',
    now: () => serverTime,
    onJoin: fn(),
    onInvite: fn(),
    onEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('In progress'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products/100008');
    await expect(canvas.getByRole('timer', { name: sayTime({ day: 2, hour: 6 }) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Join group') }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

export const InProgress = meta.story({
  args: { group: aGroupBuy({ joinedCount: 3, needed: 2, endTime: '2026-05-04T13:12:08Z' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ hour: 5, minute: 12 }) })).toHaveTextContent(
      '05:12:08',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
});

export const Upcoming = meta.story({
  args: { group: aGroupBuy({}, 'upcoming') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Upcoming'))).toBeVisible();
    await expect(canvas.getByText(like('Opens'))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
});

export const OneNeeded = meta.story({
  args: { group: aGroupBuyAlmostThere() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('groupBuyProgress.needed', { count: 1 }))).toBeVisible();
  },
});

export const Completed = meta.story({
  args: { group: aGroupBuy({}, 'completed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('The group is full'))).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const CompletedStillOpen = meta.story({
  args: { group: aGroupBuy({ actions: ['JOIN'], joinedCount: 7 }, 'completed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('Join group') })).toBeVisible();
  },
});

export const TimeOut = meta.story({
  args: { group: aGroupBuy({}, 'timeOut') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('The clock ran out'))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Joined = meta.story({
  args: { joined: true, group: aGroupBuy({}, 'completed'), orderHref: '/order-details?orderNumber=1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('groupBuyCard.order') })).toHaveAttribute(
      'href',
      '/order-details?orderNumber=1',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Share = meta.story({
  args: { joined: true, group: aGroupBuyAlmostThere() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('You are in'))).toBeVisible();
    await expect(canvas.getByText(say('groupBuyProgress.share', { count: 1 }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('Join group') })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: say('Invite') }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
});

/** The reader's clock says two days are left; by the service's the time is over. */
export const ClockSkew = meta.story({
  args: { now: () => Date.parse(aGroupBuy().endTime) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('timer', { name: sayTime({ second: 0 }) })).toHaveTextContent('00:00:00');
  },
});

export const BrokenImage = meta.story({ args: { group: aGroupBuy({ pic: edges.brokenPicture }) } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    group: aGroupBuy({ prodName: hostile.word, price: money(999_999_999, 'TRY'), targetCount: 1000 }),
    joined: true,
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
