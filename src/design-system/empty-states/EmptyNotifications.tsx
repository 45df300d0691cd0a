import { defineMessages, FormattedMessage } from 'react-intl';
import { NotificationsDrawing } from '../layout/illustrations/NotificationsDrawing.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { LinkButton } from '../primitives/LinkButton.tsx';

const messages = defineMessages({
  title: { id: 'emptyNotifications.title', defaultMessage: 'All quiet', description: 'No notices (S8.24)' },
  text: {
    id: 'emptyNotifications.text',
    defaultMessage: 'News of your orders and of the mall rings here.',
    description: 'Below it',
  },
  action: { id: 'emptyNotifications.action', defaultMessage: 'Browse deals', description: 'Way on' },
});

type EmptyNotificationsProps = {
  /** Where the one way on leads. */
  href: string;
};

/** Nothing was told to the reader (S8.24). */
export function EmptyNotifications({ href }: EmptyNotificationsProps) {
  return (
    <EmptyState
      drawing={<NotificationsDrawing />}
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
