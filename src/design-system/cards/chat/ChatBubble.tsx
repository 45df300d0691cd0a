import { cx } from 'class-variance-authority';
import { defineMessages, FormattedMessage, FormattedTime } from 'react-intl';
import type { Message } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ChatContent } from './ChatContent.tsx';

const messages = defineMessages<
  Record<'you' | 'sending' | 'SENT' | 'DELIVERED' | 'READ' | 'failed' | 'retry', {}>
>({
  you: { id: 'chatBubble.you', defaultMessage: 'You', description: 'Who wrote it, for a screen reader' },
  sending: { id: 'chatBubble.sending', defaultMessage: 'Sending', description: 'State of a message' },
  SENT: { id: 'chatBubble.sent', defaultMessage: 'Sent', description: 'State of a message' },
  DELIVERED: { id: 'chatBubble.delivered', defaultMessage: 'Delivered', description: 'State of a message' },
  READ: { id: 'chatBubble.read', defaultMessage: 'Read', description: 'State of a message' },
  failed: { id: 'chatBubble.failed', defaultMessage: 'Not sent', description: 'State of a message' },
  retry: { id: 'chatBubble.retry', defaultMessage: 'Try again', description: 'Button: send it again' },
});

type ChatBubbleProps = {
  message: Message;
  shopName: string;
  /** Where the product or the order of the message is. */
  href?: string;
  /** Of an own message that the service does not have yet. */
  waiting?: 'sending' | 'failed';
  onRetry?: () => void;
};

/** One message: theirs at the start, the reader's own at the end, the mall's in the middle. */
export function ChatBubble({ message, shopName, href, waiting, onRetry }: ChatBubbleProps) {
  if (message.from === 'SYSTEM')
    return <p className="px-4 text-center text-xs text-fg-2 wrap-anywhere">{message.text}</p>;
  const mine = message.from === 'BUYER';
  return (
    <article className={cx('flex max-w-full flex-col gap-1', mine ? 'items-end' : 'items-start')}>
      <h3 className="sr-only">{mine ? <FormattedMessage {...messages.you} /> : shopName}</h3>
      <ChatContent message={message} href={href} />
      <p className="flex min-h-4 items-center gap-1.5 px-1 text-xs text-fg-2">
        <FormattedTime value={message.createTime} />
        {mine && (
          <>
            <span aria-hidden>·</span>
            <span className={cx(waiting === 'failed' && 'text-danger')}>
              <FormattedMessage {...messages[waiting ?? message.status]} />
            </span>
          </>
        )}
      </p>
      {waiting === 'failed' && onRetry && (
        <Button tone="outline" size="sm" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      )}
    </article>
  );
}
