import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Tabs } from '#src/design-system/primitives/navigation/Tabs.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

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

export const AllVariants = meta.story({
  render: (args) => (
    <Sheet
      least={420}
      cells={{
        line: <Kept {...args} label="Line" />,
        segmented: <Kept {...args} label="Segmented" look="segmented" />,
        side: <Kept {...args} label="Side" look="side" />,
      }}
    />
  ),
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'To pay 1' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'To deliver 12' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'To receive' })).toBeVisible();
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
  play: async ({ canvas, userEvent, args }) => {
    const shut = canvas.getByRole('tab', { name: 'Reviews' });
    await expect(shut).toBeDisabled();
    await userEvent.click(shut);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Vertical = meta.story({
  args: {
    look: 'side',
    label: 'Help',
    tabs: [
      { value: 'pay', name: 'Paying' },
      { value: 'parcel', name: 'Parcels and couriers', count: 2 },
      { value: 'back', name: 'Sending something back' },
      { value: 'coins', name: 'Coins', disabled: true },
    ],
    value: 'pay',
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Help' })).toHaveAttribute(
      'aria-orientation',
      'vertical',
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('parcel');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Sending something back' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    tabs: [
      { value: 'word', name: hostile.word, count: 1204 },
      { value: 'rtl', name: hostile.rightToLeft },
    ],
    value: 'word',
  },
  globals: { viewport: { value: 'phone' } },
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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(12);
    await userEvent.tab();
    // Letters that come after the row was scrolled would make it wider, and its end would be out of sight.
    await document.fonts.ready;
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Характеристики 12' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('11');
    const end = (role: 'tab' | 'tablist', name?: string) =>
      Math.floor(canvas.getByRole(role, { name }).getBoundingClientRect().right);
    await waitFor(() => expect(end('tab', 'Характеристики 12')).toBeLessThanOrEqual(end('tablist') + 1));
  },
});
