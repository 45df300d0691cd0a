import { expect, fn, waitFor } from 'storybook/test';
import { aGroupBuy, aGroupBuyAlmostThere } from '#mocks/fixtures/group-buy.ts';
import { money } from '#mocks/fixtures/money.ts';
import { GroupBuyPanel } from '#src/design-system/panels/group-buy/GroupBuyPanel.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount, sayTime } from '#storybook/say.ts';

const serverTime = Date.parse(aGroupBuy().serverTime);

const meta = preview.meta({
  component: GroupBuyPanel,
  args: {
    group: aGroupBuy(),
    href: '/group-buy',
    now: () => serverTime,
    onJoin: fn(),
    onInvite: fn(),
    onEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-130">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('region', {
        name: say('Buy together, {count, plural, one {# piece} other {# pieces}}', { count: 5 }),
      }),
    ).toBeVisible();
    await expect(canvas.getByText(sayAmount(money(2_249_000)))).toBeInTheDocument();
    await expect(canvas.getByText(sayAmount(money(2_859_000)))).toBeInTheDocument();
    await expect(canvas.getByRole('timer', { name: sayTime({ day: 2, hour: 6 }) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('All group buys') })).toHaveAttribute(
      'href',
      '/group-buy',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Join group') }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
});

export const InProgress = meta.story({
  args: { group: aGroupBuy({ joinedCount: 3, needed: 2, endTime: '2026-05-04T13:12:08Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('groupBuyProgress.needed', { count: 2 }))).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('05:12:08');
  },
});

export const Busy = meta.story({
  args: { joining: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Join group') }));
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
});

export const Upcoming = meta.story({
  args: { group: aGroupBuy({}, 'upcoming') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('Opens'))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
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
  args: { joined: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: say('Join group') })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: say('Invite') }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
});

export const Share = meta.story({
  args: { joined: true, shareUrl: 'https://mall.example/products/100008?group=8001' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: say('Link for your friends') })).toHaveValue(
      'https://mall.example/products/100008?group=8001',
    );
    await expect(canvas.getByRole('button', { name: say('Copy') })).toBeVisible();
  },
});

/** The reader's clock says two days are left; by the service's the time is over. */
export const ClockSkew = meta.story({
  args: { now: () => Date.parse(aGroupBuy().endTime) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
  },
});

export const OnAPhone = meta.story({
  args: { joined: true, shareUrl: 'https://mall.example/products/100008?group=8001' },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    group: aGroupBuy({
      price: money(999_999_899, 'TRY'),
      oriPrice: money(999_999_999, 'TRY'),
      targetCount: 1000,
      needed: 999,
    }),
    joined: true,
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
