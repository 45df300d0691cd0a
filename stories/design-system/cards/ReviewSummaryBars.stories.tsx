import { expect } from 'storybook/test';
import { aReviewSummary, noReviewSummary } from '#mocks/fixtures/reviews.ts';
import { ReviewSummaryBars } from '#src/design-system/cards/ReviewSummaryBars.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ReviewSummaryBars,
  args: { summary: aReviewSummary() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('84 ratings')).toBeVisible();
    await expect(canvas.getByText('5 stars: 57')).toBeInTheDocument();
    await expect(canvas.getByText('1 star: 3')).toBeInTheDocument();
  },
});

export const None = meta.story({
  args: { summary: noReviewSummary() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const One = meta.story({
  args: {
    summary: aReviewSummary({ total: 1, ratingAvg: 5, counts: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 1 } }),
  },
});

export const Many = meta.story({
  args: {
    summary: aReviewSummary({
      total: 128_400,
      ratingAvg: 3.7,
      counts: { '1': 8400, '2': 10_000, '3': 30_000, '4': 40_000, '5': 40_000 },
    }),
  },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
