import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ReviewOf } from '#src/design-system/cards/review/ReviewOf.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ReviewOf,
  args: {
    href: '/products/100003',
    name: 'Cordless Electric Kettle 1.7 L',
    pic: '/media/products/electric-kettle-17-1.webp',
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.name })).toHaveAttribute('href', args.href);
  },
});

export const LongText = meta.story({
  args: { name: hostile.long },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
