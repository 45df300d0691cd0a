import { expect } from 'storybook/test';
import {
  aClosedConversation,
  aConversation,
  aMallConversation,
  aMessage,
  aNewConversation,
  aSellerMessage,
} from '#mocks/fixtures/chat.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aShopSummary } from '#mocks/fixtures/shops.ts';
import { ConversationRow } from '#src/design-system/cards/chat/ConversationRow.tsx';
import { mallName } from '#src/domain/mall.ts';
import preview from '#storybook/preview.tsx';
import { sentenceGap } from '#src/i18n/sentence-gap.ts';
import { inStory, say } from '#storybook/say.ts';

const conversation = aConversation();

const meta = preview.meta({
  component: ConversationRow,
  args: { conversation, href: '/iCanchat?conversationId=cv_11' },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
});

/** What stands before the reader's own words. */
const mine = () => say('You:') + sentenceGap(inStory().locale);

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: conversation.shop.shopName });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/iCanchat?conversationId=cv_11');
    await expect(canvas.getByText(new RegExp(`^${mine()}Please ring twice`))).toBeVisible();
  },
});

/** The mall itself stands among the shops. */
export const Mall = meta.story({
  args: { conversation: aMallConversation() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: mallName })).toBeVisible();
  },
});

export const Selected = meta.story({
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
});

export const Unread = meta.story({
  args: { conversation: aConversation({ unread: 2, lastMessage: aSellerMessage() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('conversationRow.unread', { count: 2 }))).toBeInTheDocument();
  },
});

export const UnreadMany = meta.story({
  args: { conversation: aConversation({ unread: 1234 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});

export const Typing = meta.story({
  args: { typing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Typing…'))).toBeVisible();
  },
});

export const Image = meta.story({
  args: { conversation: aConversation({ lastMessage: aMessage({}, 'IMAGE') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${mine()}${say('conversationRow.image')}`)).toBeVisible();
  },
});

export const ProductCardIn = meta.story({
  args: { conversation: aConversation({ lastMessage: aMessage({}, 'PRODUCT') }) },
  play: async ({ canvas }) => {
    const { prodName = '' } = aMessage({}, 'PRODUCT').product ?? {};
    const name = canvas.getByText(prodName);
    await expect(name).toBeVisible();
    await expect(name.parentElement).toHaveTextContent(`${mine()}${prodName}`);
  },
});

export const OrderCardIn = meta.story({
  args: { conversation: aConversation({ lastMessage: aMessage({}, 'ORDER') }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(`${mine()}${say('conversationRow.order', { number: '260504080000000003' })}`),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { conversation: aNewConversation() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No messages yet'))).toBeVisible();
  },
});

export const Closed = meta.story({ args: { conversation: aClosedConversation() } });

export const LongText = meta.story({
  args: {
    conversation: aConversation({
      shop: aShopSummary({ shopName: hostile.long }),
      unread: 1234,
      lastMessage: aSellerMessage({ text: hostile.word }),
    }),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
