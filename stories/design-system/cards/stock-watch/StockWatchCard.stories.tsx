import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aStockWatch } from '#mocks/fixtures/stock-watches.ts';
import { StockWatchCard } from '#src/design-system/cards/stock-watch/StockWatchCard.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const watch = aStockWatch();

const meta = preview.meta({
  component: StockWatchCard,
  args: { watch, href: `/products/${watch.prodId}`, onRemove: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: watch.prodName })).toHaveAttribute(
      'href',
      `/products/${watch.prodId}`,
    );
    await expect(canvas.getByText(like('stockWatchCard.since'))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: `${say('stockWatchCard.remove')} : ${watch.prodName}` }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const InStock = meta.story({
  args: { watch: aStockWatch({ inStock: true, toldTime: '2026-05-04T06:10:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('stockWatchCard.back'))).toBeVisible();
  },
});

export const OutOfStock = meta.story({
  args: { watch: aStockWatch({ toldTime: '2026-05-04T06:10:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('stockWatchCard.gone'))).toBeVisible();
  },
});

export const RegionUnavailable = meta.story({ args: { watch: aStockWatch({ price: null, skuName: '' }) } });

export const LongText = meta.story({
  args: { watch: aStockWatch({ prodName: hostile.word, skuName: hostile.word.slice(0, 80) }) },
  globals: { viewport: { value: 'phone' } },
});
