import { expect } from 'storybook/test';
import { BackLink } from '#src/design-system/layout/BackLink.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: BackLink,
  args: { to: '/orders', children: 'Orders' },
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  },
});

export const LongText = meta.story({
  args: { children: 'Возвраты товаров и денег, отменённые заказы и всё, что из них следует' },
});
