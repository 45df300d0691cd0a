import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { FilterGroup } from '#src/design-system/panels/filter/FilterGroup.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FilterGroup,
  args: {
    title: 'Colour',
    values: [
      { key: 1, name: 'Navy', count: 4, chosen: true },
      { key: 2, name: 'Olive', count: 2, chosen: false },
      { key: 3, name: 'Brown', count: 0, chosen: false },
    ],
    onToggle: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-58">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Colour' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Olive/ }));
    await expect(args.onToggle).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('checkbox', { name: /Brown/ })).toBeDisabled();
  },
});

export const Many = meta.story({
  args: {
    values: Array.from({ length: 20 }, (_, index) => ({
      key: index,
      name: `Value ${index + 1}`,
      count: 20 - index,
      chosen: index === 15,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(7);
    await expect(canvas.getByRole('checkbox', { name: /Value 16/ })).toBeChecked();
  },
});

export const LongText = meta.story({
  args: { title: hostile.word, values: [{ key: 1, name: hostile.word, count: 999_999, chosen: false }] },
  globals: { viewport: { value: 'phone' } },
});
