import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Switch } from '#src/design-system/primitives/form/Switch.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

function Kept({ checked = false, onChange, ...rest }: ComponentProps<typeof Switch>) {
  const [on, setOn] = useState(checked);
  const change = (next: boolean) => {
    onChange?.(next);
    setOn(next);
  };
  return <Switch {...rest} checked={on} onChange={change} />;
}

const meta = preview.meta({
  component: Switch,
  args: { label: 'Price drops', note: 'Tell me when a saved product gets cheaper', onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Price drops' });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Tell me when a saved product gets cheaper');
    await userEvent.click(canvas.getByText('Price drops'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const Keyboard = meta.story({
  args: { checked: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});

export const Disabled = meta.story({
  args: { disabled: true, checked: true },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Price drops' });
    await expect(control).toBeDisabled();
    await userEvent.click(canvas.getByText('Price drops'));
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { error: 'Allow messages in the browser first' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Price drops' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Allow messages in the browser first');
    await expect(canvas.queryByText(/gets cheaper/)).not.toBeInTheDocument();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={220}
      cells={{
        Off: <Switch label="News" />,
        On: <Switch label="News" defaultChecked />,
        'Off, disabled': <Switch label="News" disabled />,
        'On, disabled': <Switch label="News" disabled defaultChecked />,
        Refused: <Switch label="News" error="Allow messages in the browser first" />,
        'With a note': <Switch label="News" note="Once a week" defaultChecked />,
      }}
    />
  ),
});

export const WithLongLabel = meta.story({
  args: { label: hostile.long, note: hostile.word },
  globals: { viewport: { value: 'phone' } },
});
