import { expect } from 'storybook/test';
import { exampleOf } from '#mocks/contract-examples.ts';
import { ChatContent } from '#src/design-system/cards/chat/ChatContent.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ChatContent,
  args: { message: exampleOf('sendMessage', 'text') },
});

export const Default = meta.story();

export const Image = meta.story({
  args: { message: exampleOf('sendMessage', 'image') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: say('Picture in the chat') })).toBeInTheDocument();
  },
});

export const ProductCardIn = meta.story({
  args: { message: exampleOf('sendMessage', 'product'), href: '/products/100003' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products/100003');
  },
});

export const OrderCardIn = meta.story({
  args: { message: exampleOf('sendMessage', 'order'), href: '/order-details' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('chatContent.order'))).toBeVisible();
  },
});
