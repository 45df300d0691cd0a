import { defineMessages, useIntl } from 'react-intl';
import type { Conversation } from '#openapi/schema.gen.ts';
import { EmptyChat } from '#src/design-system/empty-states/EmptyChat.tsx';
import { ConversationRow } from '#src/design-system/cards/chat/ConversationRow.tsx';

const messages = defineMessages({
  label: { id: 'chatList.label', defaultMessage: 'Chats', description: 'Name of the list of conversations' },
});

type ChatListProps = {
  /** The latest first. */
  conversations: readonly Conversation[];
  hrefOf: (conversation: Conversation) => string;
  /** The one that is open beside the list. */
  current?: Conversation['conversationId'];
  /** Those in which the shop is writing. */
  typing?: ReadonlySet<Conversation['conversationId']>;
  /** Where one who has no conversation goes: the shops. */
  shopsHref: string;
  /** The service's clock, ms since 1970. */
  now?: () => number;
};

/** All conversations with shops. */
export function ChatList({ conversations, hrefOf, current, typing, shopsHref, now }: ChatListProps) {
  const { formatMessage } = useIntl();
  if (conversations.length === 0) return <EmptyChat href={shopsHref} />;
  return (
    <nav aria-label={formatMessage(messages.label)}>
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.conversationId}>
            <ConversationRow
              conversation={conversation}
              href={hrefOf(conversation)}
              current={conversation.conversationId === current}
              typing={typing?.has(conversation.conversationId)}
              now={now}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
