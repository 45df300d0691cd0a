import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aPendingReview } from '#mocks/fixtures/reviews.ts';
import { ReviewedProduct } from '#src/design-system/cards/ReviewedProduct.tsx';
import preview from '#storybook/preview.tsx';

const { item, finallyTime } = aPendingReview();
const meta = preview.meta({
  component: ReviewedProduct,
  args: { item, finallyTime, href: '/products/100155' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Brick Wall T-Shirt' })).toHaveAttribute(
      'href',
      '/products/100155',
    );
    await expect(canvas.getByText('Green, XL · completed May 4, 2026')).toBeVisible();
  },
});

export const OnlyText = meta.story({
  args: { href: undefined, finallyTime: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Green, XL')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { item: { ...item, prodName: hostile.long, skuName: hostile.word } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
