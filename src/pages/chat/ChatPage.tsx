import { defineMessages, useIntl } from 'react-intl';
import { ChatListSkeleton } from '#src/design-system/cards/ChatListSkeleton.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { Talks } from './Talks.tsx';

const messages = defineMessages({
  title: { id: 'chatPage.title', defaultMessage: 'Chat', description: 'Heading of the talks with shops' },
});

/** The reader's talks with shops: the list left and the talk right, on phones one after the other (S2.27, S6.7). */
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
        <Talks title={title} />
      </MembersOnly>
    </>
  );
}
