import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ComboboxList } from '#src/design-system/primitives/form/ComboboxList.tsx';
import preview from '#storybook/preview.tsx';

const rows = ['Colombo', 'Galle', 'Kandy'].map((name, index) => ({
  value: `${index}`,
  name,
  note: `10${index}00`,
}));
const meta = preview.meta({
  component: ComboboxList,
  args: { id: 'towns', label: 'Town', rows, active: 1, chosen: '2', onChoose: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('listbox', { name: 'Town' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /Kandy/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('option', { name: /Galle/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(rows[1]);
  },
});

export const NothingChosen = meta.story({ args: { active: -1, chosen: undefined } });

export const LongText = meta.story({
  args: { rows: [{ value: '0', name: hostile.long, note: hostile.long }], chosen: '0' },
});
