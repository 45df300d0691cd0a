import { cx } from 'class-variance-authority';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { endOf } from '#src/data/paging.ts';
import { ChatList } from '#src/design-system/panels/chat/ChatList.tsx';
import { ChatListSkeleton } from '#src/design-system/panels/chat/ChatListSkeleton.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/feedback/InfiniteEnd.tsx';
import { conversationUrl, paths } from '#src/domain/urls.ts';
import { toTop } from '#src/features/listing/to-top.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { AboutChat } from './AboutChat.tsx';
import { AboutMall } from './AboutMall.tsx';
import { OpenConversation } from './OpenConversation.tsx';
import { useConversations } from './use-conversations.ts';
import { useOpening } from './use-opening.ts';

const messages = defineMessages({
  choose: {
    id: 'conversations.choose',
    defaultMessage: 'Choose a chat to read it',
    description: 'Beside the list while no conversation is open',
  },
  unknown: {
    id: 'conversations.unknown',
    defaultMessage: 'We could not find this chat',
    description: 'The address names a conversation that the reader does not have',
  },
});

type ConversationsProps = { title: string };

/** The list of conversations and the one that the address names. */
export function Conversations({ title }: ConversationsProps) {
  const [search] = useSearchParams();
  const opening = useOpening();
  const named = search.get('conversationId') ?? undefined;
  const { list, conversations, current, sought } = useConversations(named);
  if (opening.failed) return <LoadFailed onRetry={opening.again} />;
  if (list.isError && !conversations) return <LoadFailed onRetry={() => void list.refetch()} />;
  const waits = !conversations || opening.busy || sought;
  const empty = conversations?.length === 0;
  const withMall = current?.shop === null;
  const about = withMall ? undefined : (current?.pinnedProdId ?? undefined);
  const alone = named !== undefined && !waits && !empty;
  return (
    <div
      className={cx(
        'relative -mx-(--page-x)',
        !empty &&
          'nav:grid nav:h-[calc(100dvh-var(--header-h))] nav:min-h-120 nav:grid-cols-[320px_minmax(0,1fr)] nav:grid-rows-[auto_minmax(0,1fr)]',
        (withMall || about !== undefined) && 'xl:grid-cols-[320px_minmax(0,1fr)_280px]',
      )}
    >
      <h1
        className={cx(
          'px-4 py-4 text-h2',
          empty ? 'nav:px-(--page-x)' : 'nav:border-r nav:border-line',
          alone && 'max-nav:sr-only',
        )}
      >
        {title}
      </h1>
      <section
        className={cx(!empty && 'overflow-y-auto nav:border-r nav:border-line', alone && 'max-nav:hidden')}
      >
        {waits ? (
          <ChatListSkeleton />
        ) : (
          <ChatList
            conversations={conversations}
            hrefOf={({ conversationId }) => conversationUrl(conversationId)}
            current={named}
            shopsHref={paths.home}
          />
        )}
        {!waits && list.hasNextPage && (
          <InfiniteEnd
            status={endOf(list)}
            count={conversations.length}
            onMore={() => void list.fetchNextPage()}
            onTop={toTop}
          />
        )}
      </section>
      {current && <OpenConversation key={current.conversationId} conversation={current} />}
      {withMall && <AboutMall />}
      {about !== undefined && <AboutChat key={about} prodId={about} />}
      {!current && !waits && !empty && (
        <p
          className={cx(
            'place-self-center p-6 text-fg-2 nav:col-start-2 nav:row-span-2 nav:row-start-1',
            !named && 'max-nav:hidden',
          )}
        >
          <FormattedMessage {...(named ? messages.unknown : messages.choose)} />
        </p>
      )}
    </div>
  );
}
