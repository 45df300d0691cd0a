import { expect } from 'storybook/test';
import { NoReviews } from '#src/design-system/empty-states/NoReviews.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: NoReviews, args: { href: '/RateProduct' } });

/** No reviews of a product, with the way for a buyer (S8.28). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Sorry, There are no reviews here'))).toBeVisible();
    const way = canvas.getByRole('link', { name: say('Review what you bought') });
    await expect(way).toHaveAttribute('href', '/RateProduct');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
