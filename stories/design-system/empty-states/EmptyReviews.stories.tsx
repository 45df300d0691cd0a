import { expect } from 'storybook/test';
import { EmptyReviews } from '#src/design-system/empty-states/EmptyReviews.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyReviews, args: { tab: 'toRate' as const, href: '/Completed' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Nothing to rate'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('emptyReviews.toRateAction') })).toHaveAttribute(
      'href',
      '/Completed',
    );
  },
});

export const Rated = meta.story({
  args: { tab: 'rated', href: '/rate-product' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('emptyReviews.rated'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Rate a product') })).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
