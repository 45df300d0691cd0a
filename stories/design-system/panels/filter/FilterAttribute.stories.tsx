import { expect, fn } from 'storybook/test';
import { FilterAttribute } from '#src/design-system/panels/filter/FilterAttribute.tsx';
import preview from '#storybook/preview.tsx';

const attr = {
  attrId: 310,
  attrName: 'Colour',
  values: [
    { attrValueId: 1, value: 'White', swatch: '#f5f5f2', count: 9 },
    { attrValueId: 2, value: 'Black', swatch: '#1d1d1f', count: 7 },
    { attrValueId: 3, value: 'Marigold', swatch: '#f0a020', count: 0 },
    { attrValueId: 4, value: 'Orange camo', count: 2 },
  ],
};

const meta = preview.meta({ component: FilterAttribute, args: { attr, chosen: [1], onToggle: fn() } });

/** A pattern has no colour that a dot could show: it is chosen by its name, below the dots. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('group', { name: 'Colour' })).toHaveLength(1);
    await expect(canvas.getByRole('checkbox', { name: /White/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Marigold/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Orange camo/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(4);
  },
});

export const Names = meta.story({
  args: {
    attr: { attrId: 320, attrName: 'Size', values: [{ attrValueId: 5, value: 'XL', count: 3 }] },
    chosen: [5],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /XL/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(5);
  },
});
