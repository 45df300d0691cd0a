import { expect, fn } from 'storybook/test';
import { FilterColours } from '#src/design-system/panels/filter/FilterColours.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const swatches = ['#1d1d1f', '#f5f5f2', '#f0a020', '#2f66b0', '#6f4a2f', '#8f9296', '#1f7a5c'];
const values = swatches.map((swatch, index) => ({
  key: index + 1,
  name: `Colour ${index + 1}`,
  count: index * 3,
  chosen: index === 3,
  swatch,
}));

const meta = preview.meta({
  component: FilterColours,
  args: { title: 'Colour', values, onToggle: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: /Colour 4/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Colour 1/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Colour 3/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(3);
  },
});

export const Many = meta.story({
  args: {
    values: Array.from({ length: 40 }, (_, index) => ({
      key: index,
      name: `Colour ${index + 1}`,
      count: 1,
      chosen: false,
      swatch: `#${(index * 6 + 16).toString(16)}7a80`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say('Show {count, number} more', { count: 26 }) }),
    );
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(40);
  },
});
