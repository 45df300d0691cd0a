import { expect, screen } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aReview, someReviews } from '#mocks/fixtures/reviews.ts';
import { ReviewCard } from '#src/design-system/cards/review/ReviewCard.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ReviewCard,
  args: { review: aReview() },
});

const named = (name: string) => aReview(someReviews().find(({ nickName }) => nickName === name));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dinesh Kumar')).toBeVisible();
    await expect(canvas.getByText(say('reviewCard.stars', { stars: 5 }))).toBeInTheDocument();
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
    await expect(canvas.getByText(say('reviewCard.stars', { stars: 1 }))).toBeInTheDocument();
    await expect(canvas.getByText(say('Reply from the shop'))).toBeVisible();
  },
});

export const FiveImages = meta.story({
  args: {
    review: aReview({
      pics: ['electric-kettle-17-1', 'electric-kettle-17-2', 'electric-kettle-17-3']
        .concat(['two-slice-toaster-1', 'two-slice-toaster-2'])
        .map((name) => `/media/products/${name}.webp`),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: like('pictureStrip.enlarge') })).toHaveLength(5);
  },
});

export const Translated = meta.story({
  args: { review: named('C***') },
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 星')).toBeInTheDocument();
    await expect(canvas.getByText('店铺回复')).toBeVisible();
    await expect(canvas.getByText(/^Not the shade I ordered/)).toBeVisible();
  },
});

export const Folded = meta.story({
  args: { review: named('Nimali Perera') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: say('Read more') });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: say('Show less') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

export const Enlarged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('pictureStrip.enlarge', { number: 2 }) }));
    await expect(
      await screen.findByRole('dialog', { name: say('Pictures by {name}', { name: 'Dinesh Kumar' }) }),
    ).toBeVisible();
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
