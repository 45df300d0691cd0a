import { expect } from 'storybook/test';
import { EmptyCart } from '#src/design-system/empty-states/EmptyCart.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: EmptyCart,
  args: { href: '/' },
});

/** An empty cart says so and leads to the shop (S8.18). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Your cart is empty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Start shopping') })).toHaveAttribute('href', '/');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
