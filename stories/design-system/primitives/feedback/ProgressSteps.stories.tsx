import { expect } from 'storybook/test';
import { ProgressSteps } from '#src/design-system/primitives/feedback/ProgressSteps.tsx';
import preview from '#storybook/preview.tsx';

const steps = [
  { id: 'placed', name: 'Placed', note: '8 Apr' },
  { id: 'shipped', name: 'Shipped' },
  { id: 'delivered', name: 'Delivered' },
];
const meta = preview.meta({
  component: ProgressSteps,
  args: { label: 'Where your order is', steps, current: 1 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Where your order is' })).toBeVisible();
    const [placed, shipped] = canvas.getAllByRole('listitem');
    await expect(shipped).toHaveAttribute('aria-current', 'step');
    await expect(placed).not.toHaveAttribute('aria-current');
  },
});

export const First = meta.story({ args: { current: 0 } });

export const AllDone = meta.story({ args: { current: 3 } });

export const Cancelled = meta.story({
  args: {
    steps: [
      { id: 'placed', name: 'Placed', note: '8 Apr' },
      { id: 'cancelled', name: 'Cancelled', note: '9 Apr' },
    ],
    cancelled: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled').closest('li')).toHaveAttribute('aria-current', 'step');
  },
});

export const LongText = meta.story({
  args: {
    steps: [
      { id: 'a', name: 'Оформлен и оплачен' },
      { id: 'b', name: 'Передан в службу доставки' },
      { id: 'c', name: 'Получен покупателем' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
