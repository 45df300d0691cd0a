import { MessageCircle } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { mallChatUrl } from '#src/domain/mall.ts';
import { useGuard } from '#src/state/use-guard.ts';

const messages = defineMessages({
  chat: {
    id: 'mallChatLink.chat',
    defaultMessage: 'Chat with us',
    description: 'Button: opens the conversation with the mall itself',
  },
});

/** Opens the conversation with the mall itself; a visitor signs in first and is led there then (S2.55, S6.11). */
export function MallChatLink() {
  const guard = useGuard();
  return (
    <LinkButton to={mallChatUrl} onClick={guard(mallChatUrl)}>
      <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
      <FormattedMessage {...messages.chat} />
    </LinkButton>
  );
}
