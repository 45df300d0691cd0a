import { expect, within } from 'storybook/test';
import { aCoinInfo, noCoins } from '#mocks/fixtures/coins.ts';
import { CoinEnds } from '#src/design-system/panels/coin/CoinEnds.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say, sayNumber } from '#storybook/say.ts';

const meta = preview.meta({ component: CoinEnds, args: { info: aCoinInfo(), months: 6 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: say('When they expire') })).toBeVisible();
    await expect(canvas.getByText(say('coinEnds.lives', { count: 6 }))).toBeVisible();
    const months = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(months).toHaveLength(6);
    await expect(months[0]).toHaveTextContent(sayNumber(260));
    await expect(months[2]).toHaveTextContent(say('coinEnds.none'));
  },
});

/** Nothing is drawn where there is nothing to say. */
export const Zero = meta.story({
  parameters: behaviour,
  args: { info: noCoins() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Many = meta.story({
  args: {
    info: aCoinInfo({
      expiring: { coins: 1_000_000, at: '2026-06-30' },
      ends: ['06', '07', '08', '09', '10', '11', '12'].map((month) => ({
        coins: 1_000_000,
        at: `2026-${month}-28`,
      })),
    }),
  },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
