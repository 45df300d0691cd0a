import { expect } from 'storybook/test';
import { EmptyNotifications } from '#src/design-system/empty-states/EmptyNotifications.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyNotifications, args: { href: '/services/deals' } });

/** Nothing was told, with the way to the deals (S8.24). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('All quiet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Browse deals') })).toHaveAttribute(
      'href',
      '/services/deals',
    );
  },
});

export const Compact = meta.story({ args: { compact: true } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
