import { ArrowLeft } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Conversation } from '#openapi/schema.gen.ts';
import { ConversationMark } from '#src/design-system/cards/chat/ConversationMark.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { counterpartName } from '#src/domain/mall.ts';
import { paths, shopUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  back: {
    id: 'conversationHeader.back',
    defaultMessage: 'All chats',
    description: 'Way back from a conversation on phones',
  },
  online: {
    id: 'conversationHeader.online',
    defaultMessage: 'Online',
    description: 'Somebody of the shop, or of the mall, is there',
  },
  later: {
    id: 'conversationHeader.later',
    defaultMessage: 'Replies later',
    description: 'Nobody of the shop, or of the mall, is there',
  },
  visit: {
    id: 'conversationHeader.visit',
    defaultMessage: 'Visit shop',
    description: 'Link to the shop of a conversation',
  },
  help: {
    id: 'conversationHeader.help',
    defaultMessage: 'Help',
    description: 'Link from the chat with the mall to its answers',
  },
});

type ConversationHeaderProps = Pick<Conversation, 'shop' | 'sellerOnline'>;

/** Whom the conversation is with; on phones the way back to all of them, too. */
export function ConversationHeader({ shop, sellerOnline }: ConversationHeaderProps) {
  const { formatMessage } = useIntl();
  return (
    <header className="flex shrink-0 items-center gap-3 border-b border-line px-4 py-1.5 nav:px-5">
      <TextLink
        plain
        to={paths.chat}
        aria-label={formatMessage(messages.back)}
        className="-mx-2.5 grid size-11 shrink-0 place-items-center nav:hidden"
      >
        <ArrowLeft aria-hidden className="size-6" strokeWidth={1.75} />
      </TextLink>
      <ConversationMark shop={shop} />
      <div className="min-w-0 grow">
        <h2 className="line-clamp-1 text-base font-semibold wrap-anywhere">{counterpartName(shop)}</h2>
        <p className="text-xs text-fg-2">
          <FormattedMessage {...(sellerOnline ? messages.online : messages.later)} />
        </p>
      </div>
      <LinkButton tone="outline" size="md" to={shop ? shopUrl(shop.shopId, shop.shopName) : paths.help}>
        <FormattedMessage {...(shop ? messages.visit : messages.help)} />
      </LinkButton>
    </header>
  );
}
