import { expect } from 'storybook/test';
import { first } from '#mocks/fixtures/first.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aMyReview, someMyReviews } from '#mocks/fixtures/reviews.ts';
import { MyReviewCard } from '#src/design-system/cards/review/MyReviewCard.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: MyReviewCard,
  args: { review: aMyReview(), productHref: '/products/100301' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: aMyReview().prodName })).toHaveAttribute(
      'href',
      '/products/100301',
    );
    await expect(canvas.getByText(say('Reply from the shop'))).toBeVisible();
  },
});

export const Anonymous = meta.story({
  args: { review: first(someMyReviews().filter(({ isAnonymous }) => isAnonymous)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('posted anonymously'), { exact: false })).toBeVisible();
  },
});

export const OnlyText = meta.story({ args: { review: first(someMyReviews().slice(1)) } });

export const LongText = meta.story({
  args: { review: aMyReview({ prodName: hostile.long, skuName: hostile.word, content: hostile.long }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
