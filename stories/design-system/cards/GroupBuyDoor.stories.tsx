import { expect } from 'storybook/test';
import { aProductThatIs } from '#mocks/fixtures/catalog.ts';
import { money } from '#mocks/fixtures/money.ts';
import { GroupBuyDoor } from '#src/design-system/cards/GroupBuyDoor.tsx';
import preview from '#storybook/preview.tsx';

const running = aProductThatIs('groupBuy').groupBuy;
if (!running) throw new Error('the example has no group buy');
const now = () => Date.parse(running.serverTime);

const meta = preview.meta({ component: GroupBuyDoor, args: { group: running, href: '/group-buy', now } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Group of 5 pays Rs\s22,490 each$/ })).toHaveAttribute(
      'href',
      '/group-buy',
    );
    await expect(canvas.getByText('4 more to go')).toBeVisible();
    await expect(canvas.getByText('1 of 5 joined')).toBeInTheDocument();
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('2 days, 6 hours');
  },
});

export const OneNeeded = meta.story({ args: { group: { ...running, joinedCount: 4, needed: 1 } } });

export const Many = meta.story({
  args: { group: { ...running, targetCount: 1000, joinedCount: 400, needed: 600 } },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: { group: { ...running, price: money(999_999_999, 'TRY') } },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
