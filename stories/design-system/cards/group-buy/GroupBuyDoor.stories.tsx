import { expect } from 'storybook/test';
import { aProductThatIs } from '#mocks/fixtures/catalog.ts';
import { money } from '#mocks/fixtures/money.ts';
import { GroupBuyDoor } from '#src/design-system/cards/group-buy/GroupBuyDoor.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount, sayTime } from '#storybook/say.ts';

const running = aProductThatIs('groupBuy').groupBuy;
if (!running) throw new Error('the example has no group buy');
const now = () => Date.parse(running.serverTime);

const meta = preview.meta({ component: GroupBuyDoor, args: { group: running, href: '/group-buy', now } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', {
        name: like('Together from {count, plural, one {# piece} other {# pieces}}: {price} each', {
          count: 5,
          price: sayAmount(money(2_249_000)),
        }),
      }),
    ).toHaveAttribute('href', '/group-buy');
    await expect(canvas.getByText(say('groupBuyProgress.needed', { count: 4 }))).toBeVisible();
    await expect(
      canvas.getByText(
        say('{joined, number} of {target, plural, one {# piece} other {# pieces}} paid for', {
          joined: 1,
          target: 5,
        }),
      ),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('timer')).toHaveAccessibleName(sayTime({ day: 2, hour: 6 }));
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
