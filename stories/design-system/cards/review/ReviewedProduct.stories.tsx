import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aPendingReview } from '#mocks/fixtures/reviews.ts';
import { ReviewedProduct } from '#src/design-system/cards/review/ReviewedProduct.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const { item, finallyTime } = aPendingReview();
const meta = preview.meta({
  component: ReviewedProduct,
  args: { item, finallyTime, href: '/products/100155' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: item.prodName })).toHaveAttribute(
      'href',
      '/products/100155',
    );
    const variant = canvas.getByText(item.skuName);
    await expect(variant).toBeVisible();
    await expect(variant.parentElement).toHaveTextContent(
      `${item.skuName} · ${say('completed {date, date, medium}', { date: Date.parse('2026-05-04T12:00:00Z') })}`,
    );
  },
});

export const OnlyText = meta.story({
  args: { href: undefined, finallyTime: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText(item.skuName)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { item: { ...item, prodName: hostile.long, skuName: hostile.word } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
