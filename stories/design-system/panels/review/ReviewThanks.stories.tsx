import { expect } from 'storybook/test';
import { ReviewThanks } from '#src/design-system/panels/review/ReviewThanks.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ReviewThanks,
  args: {
    productHref: '/products/100001#reviews',
    nextHref: '/Completed/RateProduct?orderNumber=260504080000000004',
    reviewsHref: '/RateProduct?show=rated',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Your review is posted'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Rate the next one') })).toHaveAttribute(
      'href',
      '/Completed/RateProduct?orderNumber=260504080000000004',
    );
  },
});

export const NothingMore = meta.story({
  args: { nextHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('My reviews') })).toHaveAttribute(
      'href',
      '/RateProduct?show=rated',
    );
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
