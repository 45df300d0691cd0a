import { House, LayoutGrid, ShoppingBag, UserRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { BottomNav } from '#src/design-system/layout/BottomNav.tsx';
import preview from '#storybook/preview.tsx';

const item = { current: false, onClick: fn() };
const items = [
  { ...item, name: 'Home', href: '/', Icon: House, current: true },
  { ...item, name: 'Discover', href: '/categories', Icon: LayoutGrid },
  { ...item, name: 'Cart', href: '/Cart', Icon: ShoppingBag, count: 3 },
  { ...item, name: 'Profile', href: '/ToDeliver', Icon: UserRound },
];

const meta = preview.meta({
  component: BottomNav,
  args: { items },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Cart/ })).toHaveTextContent('3');
  },
});

export const CartOpen = meta.story({
  args: {
    items: items.map((one) => ({
      ...one,
      current: one.name === 'Cart',
      count: one.name === 'Cart' ? 120 : 0,
    })),
  },
});

export const At834 = meta.story({ globals: { viewport: { value: 'widestPhone' } } });

export const At835 = meta.story({
  globals: { viewport: { value: 'nav' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    items: ['Главная страница', 'Все категории', 'Корзина покупок', 'Личный кабинет'].map((name, index) => ({
      ...(items[index] as (typeof items)[number]),
      name,
    })),
  },
});
