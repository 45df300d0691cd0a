import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aPendingReview, somePendingReviews } from '#mocks/fixtures/reviews.ts';
import { PendingReviewCard } from '#src/design-system/cards/review/PendingReviewCard.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { now } from '#storybook/fixed-clock.ts';

const pending = aPendingReview();
const meta = preview.meta({
  component: PendingReviewCard,
  args: {
    pending,
    productHref: '/products/100155',
    hrefOf: (stars?: number) => `/Completed/RateProduct?item=70009${stars ? `&stars=${stars}` : ''}`,
    now,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: say('Rate {name}', { name: pending.item.prodName }) }),
    ).toHaveAttribute('href', '/Completed/RateProduct?item=70009');
    await expect(canvas.getByText(say('pendingReviewCard.left', { days: 30 }))).toBeVisible();
  },
});

export const LastDays = meta.story({
  args: { pending: { ...pending, finallyTime: '2026-04-06T08:05:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('pendingReviewCard.left', { days: 2 }))).toBeVisible();
  },
});

export const WindowClosed = meta.story({
  args: { pending: { ...pending, finallyTime: '2026-04-04T08:05:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('The time to rate is over'))).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const Many = meta.story({
  render: (args) => (
    <ul className="grid gap-3">
      {somePendingReviews().map((one) => (
        <li key={one.item.orderItemId}>
          <PendingReviewCard {...args} pending={one} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { pending: { ...pending, item: { ...pending.item, prodName: hostile.long, skuName: hostile.word } } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
