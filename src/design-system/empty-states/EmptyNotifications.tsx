import { defineMessages, FormattedMessage } from 'react-intl';
import { NotificationsDrawing } from '../layout/illustrations/NotificationsDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const messages = defineMessages({
  title: { id: 'emptyNotifications.title', defaultMessage: 'All quiet', description: 'No notices (S8.24)' },
  text: {
    id: 'emptyNotifications.text',
    defaultMessage: 'News about your orders and the mall appears here.',
    description: 'Below it',
  },
  action: { id: 'emptyNotifications.action', defaultMessage: 'Browse deals', description: 'Way on' },
});

type EmptyNotificationsProps = {
  /** Where the one way on leads. */
  href: string;
  /** That way is gone. */
  onLeave?: (() => void) | undefined;
  /** Inside a panel: less air. */
  compact?: boolean;
};

/** Nothing was told to the reader (S8.24). */
export function EmptyNotifications({ href, onLeave, compact }: EmptyNotificationsProps) {
  return (
    <EmptyState
      compact={compact}
      drawing={<NotificationsDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <LinkButton to={href} onClick={onLeave}>
          <FormattedMessage {...messages.action} />
        </LinkButton>
      }
    />
  );
}
