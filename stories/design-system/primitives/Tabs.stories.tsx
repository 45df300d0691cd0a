import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs } from '#src/design-system/primitives/Tabs.tsx';
import preview from '#storybook/preview.tsx';

function Kept({ value, onChange, ...rest }: ComponentProps<typeof Tabs>) {
  const [kept, keep] = useState(value);
  const change = (next: string) => {
    onChange(next);
    keep(next);
  };
  return (
    <Tabs {...rest} value={kept} onChange={change}>
      What belongs to “{kept}”
    </Tabs>
  );
}

const meta = preview.meta({
  component: Tabs,
  args: {
    label: 'About the product',
    tabs: [
      { value: 'description', name: 'Description' },
      { value: 'specifications', name: 'Specifications' },
      { value: 'reviews', name: 'Reviews' },
    ],
    value: 'description',
    onChange: fn(),
    children: null,
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews' }));
    await expect(args.onChange).toHaveBeenCalledWith('reviews');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('reviews');
  },
});

export const Segmented = meta.story({
  args: {
    look: 'segmented',
    label: 'How to get the code',
    tabs: [
      { value: 'mobile', name: 'Mobile' },
      { value: 'email', name: 'Email' },
    ],
    value: 'mobile',
  },
});

export const WithCounts = meta.story({
  args: {
    tabs: [
      { value: 'all', name: 'All' },
      { value: 'pay', name: 'To pay', count: 1 },
      { value: 'deliver', name: 'To deliver', count: 12 },
      { value: 'receive', name: 'To receive' },
    ],
    value: 'pay',
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Specifications' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const Disabled = meta.story({
  args: {
    tabs: [
      { value: 'on', name: 'Description' },
      { value: 'off', name: 'Reviews', disabled: true },
    ],
    value: 'on',
  },
});

export const Many = meta.story({
  args: {
    tabs: Array.from({ length: 12 }, (_, index) => ({
      value: `${index}`,
      name: `Характеристики ${index + 1}`,
    })),
    value: '0',
  },
  globals: { viewport: { value: 'phone' } },
});
