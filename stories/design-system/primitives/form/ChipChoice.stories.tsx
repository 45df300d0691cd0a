import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChipChoice } from '#src/design-system/primitives/form/ChipChoice.tsx';
import preview from '#storybook/preview.tsx';

function Kept({ value, onChange, ...rest }: ComponentProps<typeof ChipChoice>) {
  const [kept, keep] = useState(value);
  return (
    <ChipChoice
      {...rest}
      value={kept}
      onChange={(next) => {
        onChange(next);
        keep(next);
      }}
    />
  );
}

const options = ['Damaged', 'Wrong item', 'Poor quality', 'Something else'].map((name) => ({
  value: name,
  name,
}));

const meta = preview.meta({
  component: ChipChoice,
  args: { label: 'Why?', options, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Wrong item' }));
    await expect(args.onChange).toHaveBeenCalledWith('Wrong item');
    await expect(canvas.getByRole('radio', { name: 'Wrong item' })).toBeChecked();
  },
});

export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

export const Keyboard = meta.story({
  args: { value: 'Damaged' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Damaged' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Poor quality');
  },
});

export const Invalid = meta.story({
  args: { error: 'This field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Why?' })).toHaveAccessibleDescription(
      'This field is required',
    );
  },
});

export const LongText = meta.story({
  args: {
    options: [
      ...options,
      { value: 'long', name: 'Доставлен совсем другой товар, другого размера и цвета, чем был заказан' },
    ],
    value: 'long',
  },
  globals: { viewport: { value: 'phone' } },
});
