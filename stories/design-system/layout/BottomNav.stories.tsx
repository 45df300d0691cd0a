import { behaviour } from '#storybook/behaviour.ts';
import { Compass, House, MessageCircle, ShoppingBag, UserRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BottomNav } from '#src/design-system/layout/BottomNav.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

type Items = ComponentProps<typeof BottomNav>['items'];

const icons = { Home: House, Discover: Compass, Chat: MessageCircle, Cart: ShoppingBag, Profile: UserRound };
const ways = ['Home', 'Discover', 'Chat', 'Cart', 'Profile'] as const;

/** The five ways, at `current`, with what some of them have to say. */
const at = (
  current: (typeof ways)[number],
  said: Partial<Record<(typeof ways)[number], Partial<Items[number]>>> = {},
): Items =>
  ways.map((name) => ({
    name,
    href: name === 'Home' ? '/' : `/${name}`,
    Icon: icons[name],
    current: name === current,
    onClick: fn((event) => event.preventDefault()),
    ...said[name],
  }));

function Walked({ items }: ComponentProps<typeof BottomNav>) {
  const [here, go] = useState('Home');
  return (
    <BottomNav
      items={items.map((item) => ({
        ...item,
        current: item.name === here,
        onClick: (event) => {
          event.preventDefault();
          go(item.name);
        },
      }))}
    />
  );
}

const meta = preview.meta({
  component: BottomNav,
  args: { items: at('Home') },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
});

export const Guest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Main') })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
});

export const SignedIn = meta.story({
  args: {
    items: at('Profile', { Chat: { dot: true, note: 'New messages' }, Cart: { count: 3, note: '3 pieces' } }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Chat' })).toHaveAccessibleDescription('New messages');
    await userEvent.click(canvas.getByRole('link', { name: 'Profile' }));
    await expect(args.items[4]?.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  },
});

export const Cart0 = meta.story({ args: { items: at('Cart', { Cart: { count: 0 } }) } });

export const Cart1 = meta.story({
  args: { items: at('Cart', { Cart: { count: 1, note: '1 piece' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Cart/ })).toHaveTextContent('1');
    await expect(canvas.getByRole('link', { name: /Cart/ })).toHaveAccessibleDescription('1 piece');
  },
});

export const Cart99Plus = meta.story({
  args: { items: at('Home', { Cart: { count: 240, note: '240 pieces' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Cart/ })).toHaveTextContent('99+');
    await expect(canvas.getByRole('link', { name: /Cart/ })).toHaveAccessibleDescription('240 pieces');
  },
});

export const Unread = meta.story({
  args: { items: at('Home', { Chat: { dot: true, note: 'New messages' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Chat' })).toHaveAccessibleDescription('New messages');
    await expect(canvas.getByRole('link', { name: 'Cart' })).not.toHaveAccessibleDescription();
  },
});

export const EachRoute = meta.story({
  render: (args) => <Walked {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const name of [...ways, 'Discover']) {
      const way = canvas.getByRole('link', { name });
      await userEvent.click(way);
      await expect(way).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    }
  },
});

export const SafeArea = meta.story({
  decorators: [
    (Story) => (
      <div style={{ '--safe-bottom': '34px' } as object}>
        <Story />
      </div>
    ),
  ],
});

export const At834 = meta.story({
  globals: { viewport: { value: 'widestPhone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Main') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const At835 = meta.story({
  parameters: behaviour,
  globals: { viewport: { value: 'nav' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    items: at('Home').map((item, index) => ({
      ...item,
      name:
        ['Главная страница', 'Все категории', 'Сообщения', 'Корзина покупок', 'Личный кабинет'][index] ?? '',
    })),
  },
});
