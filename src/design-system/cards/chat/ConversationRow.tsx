import { cx } from 'class-variance-authority';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Conversation, Message } from '#openapi/schema.gen.ts';
import { counterpartName } from '#src/domain/mall.ts';
import { RelativeTime } from '#src/design-system/primitives/text/RelativeTime.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { sentenceGap } from '#src/i18n/sentence-gap.ts';
import { ConversationMark } from './ConversationMark.tsx';

const messages = defineMessages<{
  image: {};
  order: { number: string };
  none: {};
  mine: {};
  typing: {};
  unread: { count: number };
}>({
  image: { id: 'conversationRow.image', defaultMessage: 'Picture', description: 'The last message is one' },
  order: {
    id: 'conversationRow.order',
    defaultMessage: 'Order {number}',
    description: 'The last message is one',
  },
  none: { id: 'conversationRow.none', defaultMessage: 'No messages yet', description: 'A new conversation' },
  mine: { id: 'conversationRow.mine', defaultMessage: 'You:', description: 'Before the reader’s own words' },
  typing: { id: 'conversationRow.typing', defaultMessage: 'Typing…', description: 'The shop is writing' },
  unread: {
    id: 'conversationRow.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'The number beside a conversation for a screen reader',
  },
});

const most = 99;

type ConversationRowProps = {
  conversation: Conversation;
  href: string;
  /** The conversation is open beside the list. */
  current?: boolean;
  /** The shop is writing. */
  typing?: boolean;
  /** The service's clock, ms since 1970. */
  now?: () => number;
};

/** A conversation with a shop, or with the mall itself: its door, what was said last and when, how much of it is unread. */
export function ConversationRow({ conversation, href, current, typing, now }: ConversationRowProps) {
  const { shop, lastMessage, unread, updatedAt } = conversation;
  return (
    <article
      className={cx(
        'relative flex min-h-18 items-center gap-3 px-4 py-3',
        current ? 'bg-sunken' : 'hover:bg-sunken',
      )}
    >
      <ConversationMark shop={shop} />
      <div className="grid min-w-0 grow gap-0.5">
        <div className="flex items-baseline justify-between gap-2">
          <h2 className="line-clamp-1 text-base font-semibold tracking-normal wrap-anywhere">
            <TextLink
              plain
              to={href}
              aria-current={current ? 'page' : undefined}
              className="-outline-offset-2 after:absolute after:inset-0"
            >
              {counterpartName(shop)}
            </TextLink>
          </h2>
          <p className="shrink-0 text-xs whitespace-nowrap text-fg-2">
            <RelativeTime value={updatedAt} now={now} />
          </p>
        </div>
        <div className="flex items-center justify-between gap-2">
          <p
            className={cx(
              'line-clamp-1 text-sm wrap-anywhere',
              unread > 0 ? 'font-medium text-fg' : 'text-fg-2',
            )}
          >
            {typing ? <FormattedMessage {...messages.typing} /> : <Said message={lastMessage} />}
          </p>
          {unread > 0 && (
            <span className="shrink-0 rounded-full bg-deal px-1.5 text-xs leading-[18px] font-semibold text-on-deal tabular-nums">
              <span aria-hidden>
                <FormattedNumber value={Math.min(unread, most)} />
                {unread > most && '+'}
              </span>
              <span className="sr-only">
                <FormattedMessage {...messages.unread} values={{ count: unread }} />
              </span>
            </span>
          )}
        </div>
      </div>
    </article>
  );
}

function Said({ message }: { message: Message | null }) {
  const { locale } = useIntl();
  if (!message) return <FormattedMessage {...messages.none} />;
  const { from, image, order, product, text } = message;
  return (
    <>
      {from === 'BUYER' && (
        <>
          <FormattedMessage {...messages.mine} />
          {sentenceGap(locale)}
        </>
      )}
      {image && <FormattedMessage {...messages.image} />}
      {order && <FormattedMessage {...messages.order} values={{ number: order.orderNumber }} />}
      {product ? <span lang={product.prodNameLang}>{product.prodName}</span> : text}
    </>
  );
}
