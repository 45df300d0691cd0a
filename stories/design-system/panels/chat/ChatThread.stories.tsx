import { expect, fn, waitFor } from 'storybook/test';
import { aMessage, aMessageList, aSellerMessage, someMessages } from '#mocks/fixtures/chat.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ChatThread } from '#src/design-system/panels/chat/ChatThread.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayDate } from '#storybook/say.ts';

const shopName = 'Casora Home Appliances';
const { records } = aMessageList();
const entries = records.map((message) => ({ message }));
const asked = aMessage();

const meta = preview.meta({
  component: ChatThread,
  args: {
    shopName,
    entries,
    hrefOf: ({ product, order }) =>
      product ? `/products/${product.prodId}` : `/order/${order?.orderNumber}`,
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex h-130 max-w-170 flex-col border border-line">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log', { name: say('Chat with {shop}', { shop: shopName }) });
    const last = canvas.getByText('Please ring twice, the bell is weak.');
    const seen = () => last.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom;
    // It stands at its newest message, and the earlier ones are above.
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await expect(seen()).toBe(true);
    await userEvent.tab();
    await expect(log).toHaveFocus();
    for (const day of [3, 4]) {
      const parts = { weekday: 'short', day: 'numeric', month: 'short' } as const;
      await expect(canvas.getByText(sayDate(`2026-05-0${day}T06:00:00Z`, parts))).toBeVisible();
    }
  },
});

export const Empty = meta.story({
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('chatThread.empty', { shop: shopName }))).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Sending = meta.story({
  args: { entries: [{ message: aSellerMessage() }, { message: asked, waiting: 'sending' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Sending'))).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { entries: [{ message: aSellerMessage() }, { message: asked, waiting: 'failed' }] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('Not sent'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('chatBubble.retry') }));
    await expect(args.onRetry).toHaveBeenCalledWith(asked);
  },
});

export const Offline = meta.story({
  args: { line: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('chatThread.offline'));
    await expect(canvas.getByText('Please ring twice, the bell is weak.')).toBeVisible();
  },
});

export const Reconnecting = meta.story({
  args: { line: 'reconnecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Reconnecting'));
  },
});

export const Typing = meta.story({
  args: { entries: [{ message: asked }], typing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('{shop} is typing', { shop: shopName }))).toBeInTheDocument();
  },
});

export const Image = meta.story({
  args: { entries: [{ message: asked }, { message: aMessage({}, 'IMAGE') }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: say('Picture in the chat') })).toBeInTheDocument();
  },
});

export const ProductCardIn = meta.story({
  args: { entries: [{ message: aMessage({}, 'PRODUCT') }, { message: asked }] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: aMessage({}, 'PRODUCT').product?.prodName }),
    ).toHaveAttribute('href', '/products/100003');
  },
});

export const OrderCardIn = meta.story({
  args: { entries: [{ message: aMessage({}, 'ORDER') }, { message: asked }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('chatContent.order', { number: '260504080000000003' }))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/order/260504080000000003');
  },
});

export const Unread = meta.story({
  args: {
    entries: [{ message: asked }, { message: aSellerMessage({ createTime: '2026-05-04T08:04:30Z' }) }],
    unreadFrom: aSellerMessage().messageId,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('New'))).toBeVisible();
  },
});

const onOlder = fn();

export const Many = meta.story({
  args: { entries: someMessages(120, { clientMsgId: null }).map((message) => ({ message })), onOlder },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollTop).toBe(0);
    const older = canvas.getByRole('button', { name: say('Earlier messages') });
    older.focus();
    await waitFor(() => expect(log.scrollTop).toBeLessThan(0));
    await userEvent.keyboard('{Enter}');
    await expect(onOlder).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    shopName: hostile.long,
    typing: true,
    entries: [
      { message: aSellerMessage({ text: hostile.word }) },
      { message: aMessage({ text: hostile.html }) },
      {
        message: aMessage({ messageId: '02', clientMsgId: null, text: hostile.rightToLeft }),
        waiting: 'failed',
      },
    ],
    line: 'offline',
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
