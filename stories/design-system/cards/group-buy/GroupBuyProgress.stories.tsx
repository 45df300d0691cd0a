import { expect } from 'storybook/test';
import { aGroupBuy, aGroupBuyAlmostThere } from '#mocks/fixtures/group-buy.ts';
import { GroupBuyProgress } from '#src/design-system/cards/group-buy/GroupBuyProgress.tsx';
import preview from '#storybook/preview.tsx';
import { like, likeText, say, sayDate } from '#storybook/say.ts';

const meta = preview.meta({ component: GroupBuyProgress, args: { group: aGroupBuy() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('groupBuyProgress.needed', { count: 4 }))).toBeVisible();
  },
});

export const OneNeeded = meta.story({
  args: { group: aGroupBuyAlmostThere() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('groupBuyProgress.needed', { count: 1 }))).toBeVisible();
  },
});

export const Joined = meta.story({
  args: { joined: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('groupBuyProgress.share', { count: 4 }))).toBeVisible();
  },
});

export const Upcoming = meta.story({
  args: { group: aGroupBuy({}, 'upcoming') },
  play: async ({ canvas }) => {
    const opens = canvas.getByText(like('Opens'));
    await expect(opens).toHaveTextContent(
      likeText(sayDate('2026-05-06T02:00:00Z', { day: 'numeric', month: 'short' })),
    );
    await expect(opens).toHaveTextContent(/07:30$/);
  },
});

export const Completed = meta.story({ args: { group: aGroupBuy({}, 'completed') } });

export const TimeOut = meta.story({ args: { group: aGroupBuy({}, 'timeOut') } });

export const MoneyBack = meta.story({
  args: { group: aGroupBuy({}, 'timeOut'), joined: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('The clock ran out. Your money comes back.'))).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { group: aGroupBuy({ needed: 1_234_567 }), joined: true },
  globals: { language: 'ru' },
});
