import { expect } from 'storybook/test';
import { EmptyNotifications } from '#src/design-system/empty-states/EmptyNotifications.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: EmptyNotifications, args: { href: '/services/deals' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All quiet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse deals' })).toHaveAttribute(
      'href',
      '/services/deals',
    );
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
