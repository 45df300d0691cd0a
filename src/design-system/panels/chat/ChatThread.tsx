import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Message } from '#openapi/schema.gen.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { TypingDots } from '#src/design-system/primitives/feedback/TypingDots.tsx';
import { ChatBubble } from '#src/design-system/cards/chat/ChatBubble.tsx';

const messages = defineMessages<{
  log: { shop: string };
  older: {};
  unread: {};
  typing: { shop: string };
  empty: { shop: string };
  offline: {};
  reconnecting: {};
}>({
  log: { id: 'chatThread.log', defaultMessage: 'Chat with {shop}', description: 'Name of the messages' },
  older: { id: 'chatThread.older', defaultMessage: 'Earlier messages', description: 'Button above them' },
  unread: { id: 'chatThread.unread', defaultMessage: 'New', description: 'Above the first unread message' },
  typing: {
    id: 'chatThread.typing',
    defaultMessage: '{shop} is typing',
    description: 'Three dots for a screen reader',
  },
  empty: {
    id: 'chatThread.empty',
    defaultMessage: 'Say hello to {shop}. They answer here.',
    description: 'A conversation without messages',
  },
  offline: {
    id: 'chatThread.offline',
    defaultMessage: 'You are offline. You can read now and write once you are connected.',
    description: 'Above the messages',
  },
  reconnecting: {
    id: 'chatThread.reconnecting',
    defaultMessage: 'Reconnecting',
    description: 'Above the messages: the line is being restored',
  },
});

/** A message, and what becomes of an own one that the service does not have yet. */
type Entry = { message: Message; waiting?: 'sending' | 'failed' };

type ChatThreadProps = {
  shopName: string;
  /** Oldest first. */
  entries: readonly Entry[];
  /** The first one that the reader has not seen. */
  unreadFrom?: Message['messageId'];
  line?: 'online' | 'offline' | 'reconnecting';
  /** The shop is writing. */
  typing?: boolean;
  /** Where the product or the order of a message is. */
  hrefOf: (message: Message) => string;
  onRetry: (message: Message) => void;
  /** There are earlier ones. */
  onOlder?: () => void;
};

const dayOf = (iso: string, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(iso));

/** A conversation, anchored to its newest message: earlier ones and new ones come without moving what is being read. */
export function ChatThread(props: ChatThreadProps) {
  const { shopName, entries, unreadFrom, line = 'online', typing = false, hrefOf, onRetry, onOlder } = props;
  const { formatMessage, timeZone } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const newest = entries.at(-1)?.message;
  const own = newest?.from === 'BUYER' ? (newest.clientMsgId ?? newest.messageId) : undefined;
  useEffect(() => {
    // The box is anchored at its foot, so 0 is the newest: whoever writes goes back to it.
    if (own !== undefined) box.current?.scrollTo({ top: 0 });
  }, [own]);
  return (
    <div className="flex min-h-0 grow flex-col">
      {line !== 'online' && (
        <div className="shrink-0 px-4 pt-3 nav:px-5">
          <Alert tone="neutral">
            <FormattedMessage {...messages[line]} />
          </Alert>
        </div>
      )}
      <div
        ref={box}
        role="log"
        aria-label={formatMessage(messages.log, { shop: shopName })}
        // It scrolls, and a conversation of words alone has nothing in it that takes the focus.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <div
          className={cx(
            'flex flex-col gap-2.5 px-4 py-5 nav:px-5',
            entries.length === 0 && 'grow justify-center',
          )}
        >
          {onOlder && (
            <Button tone="ghost" size="md" className="self-center" onClick={onOlder}>
              <FormattedMessage {...messages.older} />
            </Button>
          )}
          {entries.length === 0 && (
            <p className="px-4 py-10 text-center text-fg-2 wrap-anywhere">
              <FormattedMessage {...messages.empty} values={{ shop: shopName }} />
            </p>
          )}
          {entries.map(({ message, waiting }, index) => {
            const before = entries[index - 1]?.message.createTime;
            const day = dayOf(message.createTime, timeZone);
            return (
              <div key={message.clientMsgId ?? message.messageId} className="flex flex-col gap-2.5">
                {(before === undefined || dayOf(before, timeZone) !== day) && (
                  <p className="py-1 text-center text-xs text-fg-2">
                    <DateText value={day} />
                  </p>
                )}
                {message.messageId === unreadFrom && (
                  <p className="flex items-center gap-3 text-xs text-on-deal-soft before:h-px before:grow before:bg-deal after:h-px after:grow after:bg-deal">
                    <FormattedMessage {...messages.unread} />
                  </p>
                )}
                <ChatBubble
                  message={message}
                  shopName={shopName}
                  href={hrefOf(message)}
                  waiting={waiting}
                  onRetry={() => onRetry(message)}
                />
              </div>
            );
          })}
          {typing && <TypingDots label={formatMessage(messages.typing, { shop: shopName })} />}
        </div>
      </div>
    </div>
  );
}
