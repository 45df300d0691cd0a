import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Segmented } from '#src/design-system/primitives/form/Segmented.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

function Kept({ value, onChange, ...rest }: ComponentProps<typeof Segmented>) {
  const [kept, keep] = useState(value);
  const change = (next: string) => {
    onChange(next);
    keep(next);
  };
  return <Segmented {...rest} value={kept} onChange={change} />;
}

const three = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'system', name: 'As the device' },
];

const meta = preview.meta({
  component: Segmented,
  args: { label: 'Theme', options: three, value: 'light', onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-98 has-[>dl]:max-w-none">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'As the device' })).toBeChecked();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={300}
      cells={{
        Two: <Segmented label="Two" options={three.slice(0, 2)} value="dark" onChange={fn()} />,
        Three: <Segmented label="Three" options={three} value="system" onChange={fn()} />,
        'One disabled': (
          <Segmented
            label="Disabled"
            options={three.map((option) => ({ ...option, disabled: option.value === 'dark' }))}
            value="light"
            onChange={fn()}
          />
        ),
      }}
    />
  ),
});

export const LongText = meta.story({
  args: {
    options: [
      { value: 'light', name: 'Светлое оформление' },
      { value: 'word', name: hostile.word },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
