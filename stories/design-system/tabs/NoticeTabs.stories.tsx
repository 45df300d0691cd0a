import { expect } from 'storybook/test';
import { NoticeTabs } from '#src/design-system/tabs/NoticeTabs.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: NoticeTabs,
  args: {
    current: 'orders' as const,
    unread: { orders: 3 },
    hrefs: { orders: '/notifications?tab=orders', announcements: '/notifications?tab=announcements' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Notifications by kind') })).toBeVisible();
    const current = canvas.getByRole('link', { name: like('Orders') });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveTextContent('3');
    await expect(canvas.getByRole('link', { name: say('Announcements') })).toHaveAttribute(
      'href',
      '/notifications?tab=announcements',
    );
  },
});

export const Announcement = meta.story({ args: { current: 'announcements', unread: { announcements: 2 } } });

export const Read = meta.story({
  args: { unread: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d/)).not.toBeInTheDocument();
  },
});

export const Many = meta.story({ args: { unread: { orders: 128, announcements: 12_400 } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
