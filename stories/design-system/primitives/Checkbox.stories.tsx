import { expect, fn } from 'storybook/test';
import { Checkbox } from '#src/design-system/primitives/Checkbox.tsx';
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
  },
});

export const Variants = meta.story({
  render: () => (
    <Sheet
      least={110}
      cells={{
        off: <Checkbox aria-label="Off" />,
        on: <Checkbox aria-label="On" defaultChecked />,
        mixed: <Checkbox aria-label="Some" mixed />,
        disabled: <Checkbox aria-label="Disabled" disabled />,
        'on, disabled': <Checkbox aria-label="On, disabled" disabled defaultChecked />,
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
