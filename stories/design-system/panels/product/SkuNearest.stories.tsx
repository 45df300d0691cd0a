import { expect, fn } from 'storybook/test';
import { aSku } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { SkuNearest } from '#src/design-system/panels/product/SkuNearest.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const shirt = (skuId: number, colour: string, size: string, stocks: number) =>
  aSku({
    skuId,
    skuName: `${colour}, ${size}`,
    properties: [
      { name: 'Colour', value: colour },
      { name: 'Size', value: size },
    ],
    stocks,
  });
const gone = shirt(1, 'Navy', 'S', 0);

const meta = preview.meta({
  component: SkuNearest,
  args: {
    skus: [gone, shirt(2, 'Sand', 'M', 4), shirt(3, 'Navy', 'M', 4)],
    gone,
    onSelect: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('{sku} is sold out', { sku: 'Navy, S' }));
    await userEvent.click(canvas.getByRole('button', { name: say('Choose {sku}', { sku: 'Navy, M' }) }));
    await expect(args.onSelect).toHaveBeenCalledWith(3);
  },
});

export const AllOut = meta.story({
  args: { skus: [gone] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('All options are sold out'))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Unavailable = meta.story({
  args: { gone: { ...gone, status: 'OFF' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('{sku} is no longer sold', { sku: 'Navy, S' }))).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { gone: { ...gone, skuName: hostile.long }, skus: [shirt(4, hostile.word, 'M', 2)] },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
