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
import { paths, talkUrl } from '#src/domain/urls.ts';
import { toTop } from '#src/features/listing/to-top.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { Talk } from './Talk.tsx';
import { useOpening } from './use-opening.ts';

const messages = defineMessages({
  choose: {
    id: 'talks.choose',
    defaultMessage: 'Choose a chat to read it',
    description: 'Beside the list while no talk is open',
  },
  unknown: {
    id: 'talks.unknown',
    defaultMessage: 'We could not find this chat',
    description: 'The address names a talk that the reader does not have',
  },
});

/** Milliseconds between two looks at the list, while the page is seen. */
const lookMs = 30_000;

type TalksProps = { title: string };

/** The list of talks and the one that the address names. */
export function Talks({ title }: TalksProps) {
  const [search] = useSearchParams();
  const opening = useOpening();
  const list = useInfiniteQuery({ ...chatQueries.conversations(useShop()), refetchInterval: lookMs });
  const named = search.get('conversationId') ?? undefined;
  if (opening.failed) return <LoadFailed onRetry={opening.again} />;
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />;
  const talks = list.data?.pages.flatMap(({ records }) => records);
  const talk = talks?.find(({ conversationId }) => conversationId === named);
  const empty = talks?.length === 0;
  return (
    <div className="-mx-(--page-x) nav:grid nav:h-[calc(100dvh-var(--header-h))] nav:min-h-120 nav:grid-cols-[320px_minmax(0,1fr)] nav:border-b nav:border-line">
      <section className={cx('overflow-y-auto nav:border-r nav:border-line', named && 'max-nav:hidden')}>
        <h1 className="px-4 py-4 text-h2">{title}</h1>
        {!talks || opening.busy ? (
          <ChatListSkeleton />
        ) : (
          <ChatList
            conversations={talks}
            hrefOf={({ conversationId }) => talkUrl(conversationId)}
            current={named}
            shopsHref={paths.home}
          />
        )}
        {list.hasNextPage && (
          <InfiniteEnd
            status={endOf(list)}
            count={talks?.length ?? 0}
            onMore={() => void list.fetchNextPage()}
            onTop={toTop}
          />
        )}
      </section>
      {talk && <Talk key={talk.conversationId} talk={talk} />}
      {!talk && !empty && talks && !opening.busy && (
        <p className={cx('place-self-center p-6 text-fg-2', !named && 'max-nav:hidden')}>
          <FormattedMessage {...(named ? messages.unknown : messages.choose)} />
        </p>
      )}
    </div>
  );
}
