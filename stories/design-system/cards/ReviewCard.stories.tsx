import { expect, screen } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aReview, someReviews } from '#mocks/fixtures/reviews.ts';
import { ReviewCard } from '#src/design-system/cards/ReviewCard.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ReviewCard,
  args: { review: aReview() },
});

const named = (name: string) => aReview(someReviews().find(({ nickName }) => nickName === name));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dinesh Kumar')).toBeVisible();
    await expect(canvas.getByText('5 stars')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const OnlyText = meta.story({ args: { review: named('Ayşe Kaya') } });

export const SellerReply = meta.story({
  args: { review: named('林晓雨') },
  globals: { language: 'zh' },
});

export const Anonymous = meta.story({
  args: { review: named('C***') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 star')).toBeInTheDocument();
    await expect(canvas.getByText('The seller answers')).toBeVisible();
  },
});

export const FivePictures = meta.story({
  args: {
    review: aReview({ pics: [1, 2, 3, 4].map((n) => `/media/products/electric-kettle-17-${n}.webp`) }),
  },
});

export const Enlarged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge picture 2' }));
    await expect(await screen.findByRole('dialog', { name: 'Pictures by Dinesh Kumar' })).toBeVisible();
    await expect(await screen.findByText('2 / 2')).toBeVisible();
  },
});

export const BrokenImage = meta.story({ args: { review: aReview({ pics: ['/media/products/gone.webp'] }) } });

export const LongText = meta.story({
  args: { review: aReview({ content: `${hostile.long}\n\n${hostile.word}`, nickName: hostile.long }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { review: aReview({ content: hostile.rightToLeft, nickName: 'ليلى' }) },
});

export const HtmlInText = meta.story({
  args: { review: aReview({ content: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hostile.html)).toBeVisible();
  },
});
