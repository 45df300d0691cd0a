import { ArrowLeft } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Conversation } from '#openapi/schema.gen.ts';
import { DoorMark } from '#src/design-system/primitives/DoorMark.tsx';
import { LinkButton } from '#src/design-system/primitives/LinkButton.tsx';
import { TextLink } from '#src/design-system/primitives/TextLink.tsx';
import { paths, shopUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  back: {
    id: 'conversationHeader.back',
    defaultMessage: 'All chats',
    description: 'Way back from a conversation on phones',
  },
  online: {
    id: 'conversationHeader.online',
    defaultMessage: 'Here now',
    description: 'Somebody of the shop is there',
  },
  later: {
    id: 'conversationHeader.later',
    defaultMessage: 'Replies later',
    description: 'Nobody of the shop is there',
  },
  visit: {
    id: 'conversationHeader.visit',
    defaultMessage: 'Visit shop',
    description: 'Link to the shop of a conversation',
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
      <DoorMark shopId={shop.shopId} name={shop.shopName} size="md" />
      <div className="min-w-0 grow">
        <h2 className="line-clamp-1 text-base font-semibold wrap-anywhere">{shop.shopName}</h2>
        <p className="text-xs text-fg-2">
          <FormattedMessage {...(sellerOnline ? messages.online : messages.later)} />
        </p>
      </div>
      <LinkButton tone="outline" size="md" to={shopUrl(shop.shopId, shop.shopName)}>
        <FormattedMessage {...messages.visit} />
      </LinkButton>
    </header>
  );
}
