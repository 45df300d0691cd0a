import { expect, fn, within } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { aPriceHistory } from '#mocks/fixtures/price-history.ts';
import { PriceHistoryCard } from '#src/design-system/cards/product/PriceHistoryCard.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: PriceHistoryCard,
  args: { history: aPriceHistory(), onRetry: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [now, before] = [sayAmount(money(1_049_000)), sayAmount(money(1_249_000))];
    const line = canvas.getByRole('img', { name: say('The price, day by day') });
    const about = say('priceLine.about', { first: before, now, lowest: now, highest: before });
    await expect(line).toHaveAttribute('aria-describedby', within(line).getByText(about).id);
    const table = canvas.getByRole('table', { name: say('Prices and when they began') });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getAllByRole('cell')[1]).toHaveTextContent(sayAmount(money(1_169_000)));
    for (const word of [say('Lowest'), say('Highest'), say('Price today')])
      await expect(canvas.getByText(word)).toBeVisible();
  },
});

export const Flat = meta.story({
  args: { history: aPriceHistory('flat') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('priceHistory.same', { days: 90 }))).toBeVisible();
    await expect(canvas.queryByText(say('Lowest'))).not.toBeInTheDocument();
  },
});

export const Rising = meta.story({
  args: { history: aPriceHistory('rising') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(sayAmount(money(929_000)))).not.toHaveLength(0);
    await expect(canvas.queryByText(say('priceHistory.same', { days: 90 }))).not.toBeInTheDocument();
  },
});

export const OneDay = meta.story({
  args: { history: aPriceHistory('oneDay') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('priceHistory.same', { days: 1 }))).toBeVisible();
  },
});

export const Loading = meta.story({ args: { history: undefined } });

export const Failed = meta.story({
  args: { history: undefined, failed: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    history: aPriceHistory('falling', {
      price: money(999_999_900, 'LAK'),
      lowest: { day: '2026-04-08', price: money(999_999_900, 'LAK') },
      highest: { day: '2026-02-04', price: money(9_999_999_900, 'LAK') },
      changes: [
        { day: '2026-02-04', price: money(9_999_999_900, 'LAK') },
        { day: '2026-04-08', price: money(999_999_900, 'LAK') },
      ],
    }),
  },
  globals: { language: 'ru', region: 'la', viewport: { value: 'phone' } },
});
