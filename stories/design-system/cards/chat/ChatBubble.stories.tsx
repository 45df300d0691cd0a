import { expect, fn } from 'storybook/test';
import type { Message } from '#openapi/schema.gen.ts';
import { exampleOf } from '#mocks/contract-examples.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ChatBubble } from '#src/design-system/cards/chat/ChatBubble.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const mine = (change: Partial<Message> = {}): Message => ({ ...exampleOf('sendMessage', 'text'), ...change });

const meta = preview.meta({
  component: ChatBubble,
  args: { message: mine({ from: 'SELLER' }), shopName: 'Casora Home Appliances', onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Casora Home Appliances' })).toBeInTheDocument();
    await expect(canvas.queryByText(say('Sent'))).not.toBeInTheDocument();
  },
});

export const Mine = meta.story({
  args: { message: mine({ status: 'SENT' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: say('You') })).toBeInTheDocument();
    await expect(canvas.getByText(say('Sent'))).toBeVisible();
  },
});

export const Read = meta.story({
  args: { message: mine({ status: 'READ' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Read'))).toBeVisible();
  },
});

export const Sending = meta.story({
  args: { message: mine(), waiting: 'sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Sending'))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { message: mine(), waiting: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('Not sent'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('chatBubble.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const System = meta.story({
  args: { message: mine({ from: 'SYSTEM', type: 'SYSTEM', text: 'The conversation was closed.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The conversation was closed.')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const HtmlInText = meta.story({
  args: { message: mine({ text: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hostile.html)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { message: mine({ text: `${hostile.long} ${hostile.word}` }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
