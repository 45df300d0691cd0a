import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { RadioGroup } from '#src/design-system/primitives/form/RadioGroup.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

function Kept({ value, onChange, ...rest }: ComponentProps<typeof RadioGroup>) {
  const [kept, keep] = useState(value);
  const change = (next: string) => {
    onChange(next);
    keep(next);
  };
  return <RadioGroup {...rest} value={kept} onChange={change} />;
}

const reasons = [
  { value: 'twice', name: 'Duplicate order' },
  { value: 'wrong', name: 'Wrong product or spec' },
  { value: 'mind', name: 'Changed my mind' },
  { value: 'slow', name: 'Delivery takes too long', note: 'It has left the shop', disabled: true },
];

const meta = preview.meta({
  component: RadioGroup,
  args: { label: 'Why cancel?', options: reasons, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Why cancel?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Wrong product or spec' }));
    await expect(args.onChange).toHaveBeenCalledWith('wrong');
    await expect(canvas.getByRole('radio', { name: 'Wrong product or spec' })).toBeChecked();
  },
});

export const Keyboard = meta.story({
  args: { value: 'twice' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Duplicate order' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Wrong product or spec' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Changed my mind' })).toBeChecked();
  },
});

export const Invalid = meta.story({
  args: { error: 'This field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('This field is required');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: 'mind' },
  play: async ({ canvas, args }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Changed my mind' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={240}
      cells={{
        'Nothing chosen': <RadioGroup label="Reason" options={reasons} onChange={fn()} />,
        Chosen: <RadioGroup label="Reason" options={reasons} value="mind" onChange={fn()} />,
        Disabled: <RadioGroup label="Reason" options={reasons} value="mind" disabled onChange={fn()} />,
        Refused: <RadioGroup label="Reason" options={reasons} error="Choose a reason" onChange={fn()} />,
      }}
    />
  ),
});

export const WithLongLabel = meta.story({
  args: {
    options: [
      { value: 'a', name: hostile.long, note: hostile.word },
      { value: 'b', name: hostile.word, note: hostile.rightToLeft },
    ],
    value: 'a',
  },
  globals: { viewport: { value: 'phone' } },
});
