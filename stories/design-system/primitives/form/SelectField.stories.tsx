import { expect, fn } from 'storybook/test';
import { SelectField } from '#src/design-system/primitives/form/SelectField.tsx';
import preview from '#storybook/preview.tsx';

const names = ['Colombo', 'Gampaha', 'Kalutara', 'Kandy'];
const meta = preview.meta({
  component: SelectField,
  args: {
    label: 'District',
    prompt: 'Choose',
    options: names.map((name, index) => ({ value: index + 1, name })),
    onChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'District' });
    await expect(field).toHaveDisplayValue('Choose');
    await userEvent.selectOptions(field, 'Gampaha');
    await expect(field).toHaveDisplayValue('Gampaha');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Filled = meta.story({
  args: { defaultValue: 4, hint: 'Where the parcel goes' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'District' });
    await expect(field).toHaveDisplayValue('Kandy');
    await expect(field).toHaveAccessibleDescription('Where the parcel goes');
  },
});

export const Loading = meta.story({ args: { options: [], busy: true } });

export const Disabled = meta.story({
  args: { defaultValue: 2, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'District' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'District' })).toHaveDisplayValue('Gampaha');
  },
});

/** The keys inside are the platform's own; reaching, leaving and naming it are ours. */
export const KeyboardOnly = meta.story({
  args: { defaultValue: 1 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'District' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
});

export const Empty = meta.story({ args: { options: [], disabled: true } });

export const Many = meta.story({
  args: {
    options: Array.from({ length: 320 }, (_, index) => ({ value: index + 1, name: `Town ${index + 1}` })),
    label: 'Town',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option', { hidden: true })).toHaveLength(321);
  },
});

export const Invalid = meta.story({
  args: { error: 'Choose a district' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'District' })).toHaveAccessibleDescription(
      'Choose a district',
    );
  },
});

export const LongText = meta.story({
  args: {
    label: 'Административный округ',
    options: [{ value: 1, name: 'Северо-Западный административный округ города Коломбо' }],
    defaultValue: 1,
  },
});
