import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuantityStepper } from '#src/design-system/primitives/form/QuantityStepper.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

function Kept({ value, onChange, ...rest }: ComponentProps<typeof QuantityStepper>) {
  const [kept, keep] = useState(value);
  return (
    <QuantityStepper
      {...rest}
      value={kept}
      onChange={(next) => {
        onChange(next);
        keep(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: QuantityStepper,
  args: { value: 2, max: 12, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('One more') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: say('One fewer') }));
    await expect(canvas.getByRole('spinbutton', { name: say('Quantity') })).toHaveValue(2);
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      cells={{
        least: <QuantityStepper value={1} max={12} onChange={fn()} />,
        some: <QuantityStepper value={4} max={12} onChange={fn()} />,
        most: <QuantityStepper value={12} max={12} onChange={fn()} />,
        'three digits': <QuantityStepper value={120} max={999} onChange={fn()} />,
        busy: <QuantityStepper value={4} max={12} busy onChange={fn()} />,
        shut: <QuantityStepper value={1} max={1} disabled onChange={fn()} />,
      }}
    />
  ),
});

export const Min = meta.story({
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('One fewer') })).toBeDisabled();
  },
});

export const Max = meta.story({
  args: { value: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('One more') })).toBeDisabled();
  },
});

export const Typed = meta.story({
  args: { max: 40 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: say('Quantity') });
    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(40);
    await expect(field).toHaveValue(40);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue(40);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Rejected = meta.story({
  render: (args) => <QuantityStepper {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('One more') }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
    await expect(canvas.getByRole('spinbutton', { name: say('Quantity') })).toHaveValue(2);
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: say('Quantity') })).toHaveAttribute('aria-busy', 'true');
    const more = canvas.getByRole('button', { name: say('One more') });
    await userEvent.click(more);
    await userEvent.type(canvas.getByRole('spinbutton', { name: say('Quantity') }), '9{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('spinbutton', { name: say('Quantity') })).toHaveValue(2);
  },
});

export const OutOfStock = meta.story({
  args: { value: 1, max: 1, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: say('Quantity') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: say('One more') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: say('One fewer') })).toBeDisabled();
  },
});
