import { expect, fn } from 'storybook/test';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';
import { FieldError } from '#src/design-system/primitives/form/FieldError.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: Checkbox,
  args: { onChange: fn() },
  render: (args) => (
    <label className="flex min-h-11 items-center gap-2.5">
      <Checkbox {...args} /> Use as my default address
    </label>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Use as my default address' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    box.blur();
  },
});

export const On = meta.story({ args: { defaultChecked: true } });

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={110}
      cells={{
        off: <Checkbox aria-label="Off" />,
        on: <Checkbox aria-label="On" defaultChecked />,
        mixed: <Checkbox aria-label="Some" mixed />,
        disabled: <Checkbox aria-label="Disabled" disabled />,
        'on, disabled': <Checkbox aria-label="On, disabled" disabled defaultChecked />,
        invalid: <Checkbox aria-label="Invalid" aria-invalid />,
      }}
    />
  ),
});

export const Mixed = meta.story({
  args: { mixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Use as my default address' });
    await expect(box).toBeDisabled();
    await userEvent.click(box);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  render: (args) => (
    <div>
      <label className="flex min-h-11 items-center gap-2.5">
        <Checkbox {...args} aria-invalid aria-describedby="agreement-error" /> I agree to the terms
      </label>
      <FieldError id="agreement-error">Agree to go on</FieldError>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree to go on');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const WithLongLabel = meta.story({
  render: (args) => (
    <label className="flex max-w-72 items-start gap-2.5">
      <Checkbox {...args} /> Использовать этот адрес по умолчанию для всех следующих заказов и доставок
    </label>
  ),
});
