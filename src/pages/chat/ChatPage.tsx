import { defineMessages, useIntl } from 'react-intl';
import { ChatListSkeleton } from '#src/design-system/panels/chat/ChatListSkeleton.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { Conversations } from './Conversations.tsx';

const messages = defineMessages({
  title: {
    id: 'chatPage.title',
    defaultMessage: 'Chat',
    description: 'Heading of the conversations with shops',
  },
});

/** The reader's conversations with shops: the list left and the conversation right, on phones one after the other (S2.27, S6.7). */
export function ChatPage() {
  const title = useIntl().formatMessage(messages.title);
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <MembersOnly
        loading={
          <>
            <h1 className="sr-only">{title}</h1>
            <ChatListSkeleton />
          </>
        }
      >
        <Conversations title={title} />
      </MembersOnly>
    </>
  );
}
