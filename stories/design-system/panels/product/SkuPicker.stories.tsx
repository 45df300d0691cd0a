import { behaviour } from '#storybook/behaviour.ts';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { aProductDetail, aSku } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { SkuPicker } from '#src/design-system/panels/product/SkuPicker.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

function Kept({ selected, onSelect, ...rest }: ComponentProps<typeof SkuPicker>) {
  const [kept, keep] = useState(selected);
  return (
    <SkuPicker
      {...rest}
      selected={kept}
      onSelect={(skuId) => {
        onSelect(skuId);
        keep(skuId);
      }}
    />
  );
}

const colours = ['Green', 'Navy', 'Sand'];
const sizes = ['S', 'M', 'L', 'XL'];

/** Shirts in three colours and four sizes; navy has no S, sand is gone. */
const shirts = colours.flatMap((colour, row) =>
  sizes.map((size, column) =>
    aSku({
      skuId: 10 * (row + 1) + column + 1,
      skuName: `${colour}, ${size}`,
      properties: [
        { name: 'Colour', value: colour },
        { name: 'Size', value: size },
      ],
      stocks: colour === 'Sand' || (colour === 'Navy' && size === 'S') ? 0 : 6,
      pic: null,
    }),
  ),
);

const meta = preview.meta({
  component: SkuPicker,
  args: { skus: aProductDetail().skuList, selected: 10_000_302, onSelect: fn() },
  render: (args) => <Kept {...args} />,
});

const gone = (value: string) => new RegExp(`^${value}\\s*${say('out of stock')}`);

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Colour Stainless steel' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'White' }));
    await expect(args.onSelect).toHaveBeenCalledWith(10_000_303);
    await expect(canvas.getByRole('radio', { name: 'White' })).toBeChecked();
  },
});

export const GoneCanBeRead = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: gone('Black') }));
    await expect(args.onSelect).toHaveBeenCalledWith(10_000_301);
  },
});

export const Keyboard = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Stainless steel' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'White' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /Black/ })).toBeChecked();
  },
});

export const TwoAxes = meta.story({
  args: { skus: shirts, selected: 12 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Colour Green' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Navy' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(22);
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: gone('S') })).toBeEnabled();
  },
});

export const SomeOut = meta.story({
  args: { skus: shirts, selected: 22 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: gone('Sand') })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: gone('S') })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeEnabled();
  },
});

export const NearestOffered = meta.story({
  args: { skus: shirts, selected: 21, nearest: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(say('{sku} is sold out', { sku: 'Navy, S' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Choose {sku}', { sku: 'Green, S' }) }));
    await expect(args.onSelect).toHaveBeenCalledWith(11);
    await expect(canvas.queryByText(like('{sku} is sold out'))).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: /Sand/ }));
    await expect(await canvas.findByText(say('{sku} is sold out', { sku: 'Sand, S' }))).toBeVisible();
  },
});

export const AllOut = meta.story({
  args: { skus: shirts.map((sku) => ({ ...sku, stocks: 0 })), selected: 11, nearest: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { name: like('out of stock') })).toHaveLength(7);
    await expect(await canvas.findByText(say('All options are sold out'))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Unavailable = meta.story({
  args: {
    skus: shirts.map((sku) => (sku.skuId === 11 ? { ...sku, status: 'OFF' as const } : sku)),
    selected: 11,
    nearest: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('{sku} is no longer sold', { sku: 'Green, S' }))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: say('Choose {sku}', { sku: 'Green, M' }) }),
    ).toBeVisible();
  },
});

export const One = meta.story({
  parameters: behaviour,
  args: { skus: [aSku()] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

export const Fifty = meta.story({
  args: {
    skus: Array.from({ length: 50 }, (_, index) =>
      aSku({ skuId: index + 1, properties: [{ name: 'Colour', value: `Shade ${index + 1}` }], pic: null }),
    ),
    selected: 1,
  },
});

export const LongText = meta.story({
  args: {
    skus: [hostile.long, hostile.word, hostile.rightToLeft].map((value, index) =>
      aSku({ skuId: index + 1, properties: [{ name: 'Variant', value }] }),
    ),
    selected: 1,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
