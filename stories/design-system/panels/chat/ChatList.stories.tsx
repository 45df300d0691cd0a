import { expect } from 'storybook/test';
import { someConversations } from '#mocks/fixtures/chat.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aShopSummary } from '#mocks/fixtures/shops.ts';
import { ChatList } from '#src/design-system/panels/chat/ChatList.tsx';
import { ChatListSkeleton } from '#src/design-system/panels/chat/ChatListSkeleton.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const conversations = someConversations(5);
const [first] = conversations;

const meta = preview.meta({
  component: ChatList,
  args: {
    conversations,
    hrefOf: ({ conversationId }) => `/iCanchat?conversationId=${conversationId}`,
    current: first?.conversationId,
    shopsHref: '/categories',
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Chats') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      `/iCanchat?conversationId=${first?.conversationId}`,
    );
  },
});

export const Empty = meta.story({
  args: { conversations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No chats yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Browse shops') })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
});

export const Unread = meta.story({
  args: { conversations: someConversations(4, { unread: 3 }), current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(say('conversationRow.unread', { count: 3 }))).toHaveLength(4);
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
});

export const Typing = meta.story({
  args: { typing: new Set(first && [first.conversationId]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Typing…'))).toBeVisible();
  },
});

export const Many = meta.story({
  args: { conversations: someConversations(40) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(40);
  },
});

export const Loading = meta.story({ render: () => <ChatListSkeleton /> });

export const LongText = meta.story({
  args: {
    conversations: someConversations(3, { shop: aShopSummary({ shopName: hostile.word }), unread: 12 }),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
