import { expect } from 'storybook/test';
import { aGroupBuy, aGroupBuyAlmostThere } from '#mocks/fixtures/group-buy.ts';
import { GroupBuyProgress } from '#src/design-system/cards/GroupBuyProgress.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: GroupBuyProgress, args: { group: aGroupBuy() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 more to go')).toBeVisible();
  },
});

export const OneNeeded = meta.story({
  args: { group: aGroupBuyAlmostThere() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 more to go')).toBeVisible();
  },
});

export const Joined = meta.story({
  args: { joined: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 more to go, share now')).toBeVisible();
  },
});

export const Upcoming = meta.story({
  args: { group: aGroupBuy({}, 'upcoming') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Opens Wed, May 6.*07:30$/)).toBeVisible();
  },
});

export const Completed = meta.story({ args: { group: aGroupBuy({}, 'completed') } });

export const TimeOut = meta.story({ args: { group: aGroupBuy({}, 'timeOut') } });

export const MoneyBack = meta.story({
  args: { group: aGroupBuy({}, 'timeOut'), joined: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The clock ran out. Your money comes back.')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { group: aGroupBuy({ needed: 1_234_567 }), joined: true },
  globals: { language: 'ru' },
});
