import { defineMessages } from 'react-intl';
import { ChatDrawing } from '../layout/illustrations/ChatDrawing.tsx';
import { EmptyWithLink } from './EmptyWithLink.tsx';

const messages = defineMessages({
  title: {
    id: 'emptyChat.title',
    defaultMessage: 'No chats yet',
    description: 'No conversations with shops',
  },
  text: {
    id: 'emptyChat.text',
    defaultMessage: 'Ask a shop anything from a product page.',
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
  return <EmptyWithLink drawing={<ChatDrawing />} messages={messages} href={href} />;
}
