import { defineMessages, FormattedMessage } from 'react-intl';
import { ChatDrawing } from '../layout/illustrations/ChatDrawing.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { LinkButton } from '../primitives/LinkButton.tsx';

const messages = defineMessages({
  title: {
    id: 'emptyChat.title',
    defaultMessage: 'No chats yet',
    description: 'No conversations with shops',
  },
  text: {
    id: 'emptyChat.text',
    defaultMessage: 'Ask a seller anything from a product page.',
    description: 'Below it',
  },
  action: { id: 'emptyChat.action', defaultMessage: 'Browse shops', description: 'Way on: the shops' },
});

type EmptyChatProps = {
  /** Where the one way on leads. */
  href: string;
};

/** There is no conversation with any shop. */
export function EmptyChat({ href }: EmptyChatProps) {
  return (
    <EmptyState
      drawing={<ChatDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <LinkButton to={href}>
          <FormattedMessage {...messages.action} />
        </LinkButton>
      }
    />
  );
}
