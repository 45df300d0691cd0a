import { useInfiniteQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { chatQueries } from '#src/data/chat/chat.queries.ts';
import { endOf } from '#src/data/paging.ts';
import { useShop } from '#src/data/shop.ts';
import { ChatList } from '#src/design-system/cards/ChatList.tsx';
import { ChatListSkeleton } from '#src/design-system/cards/ChatListSkeleton.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/InfiniteEnd.tsx';
import { paths, conversationUrl } from '#src/domain/urls.ts';
import { toTop } from '#src/features/listing/to-top.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { OpenConversation } from './OpenConversation.tsx';
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

/** Milliseconds between two looks at the list, while the page is seen. */
const lookMs = 30_000;

type ConversationsProps = { title: string };

/** The list of conversations and the one that the address names. */
export function Conversations({ title }: ConversationsProps) {
  const [search] = useSearchParams();
  const opening = useOpening();
  const list = useInfiniteQuery({ ...chatQueries.conversations(useShop()), refetchInterval: lookMs });
  const named = search.get('conversationId') ?? undefined;
  if (opening.failed) return <LoadFailed onRetry={opening.again} />;
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />;
  const conversations = list.data?.pages.flatMap(({ records }) => records);
  const conversation = conversations?.find(({ conversationId }) => conversationId === named);
  const empty = conversations?.length === 0;
  return (
    <div className="-mx-(--page-x) nav:grid nav:h-[calc(100dvh-var(--header-h))] nav:min-h-120 nav:grid-cols-[320px_minmax(0,1fr)] nav:border-b nav:border-line">
      <section className={cx('overflow-y-auto nav:border-r nav:border-line', named && 'max-nav:hidden')}>
        <h1 className="px-4 py-4 text-h2">{title}</h1>
        {!conversations || opening.busy ? (
          <ChatListSkeleton />
        ) : (
          <ChatList
            conversations={conversations}
            hrefOf={({ conversationId }) => conversationUrl(conversationId)}
            current={named}
            shopsHref={paths.home}
          />
        )}
        {list.hasNextPage && (
          <InfiniteEnd
            status={endOf(list)}
            count={conversations?.length ?? 0}
            onMore={() => void list.fetchNextPage()}
            onTop={toTop}
          />
        )}
      </section>
      {conversation && <OpenConversation key={conversation.conversationId} conversation={conversation} />}
      {!conversation && !empty && conversations && !opening.busy && (
        <p className={cx('place-self-center p-6 text-fg-2', !named && 'max-nav:hidden')}>
          <FormattedMessage {...(named ? messages.unknown : messages.choose)} />
        </p>
      )}
    </div>
  );
}
