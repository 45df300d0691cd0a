import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { GuestAnnouncements } from './GuestAnnouncements.tsx';
import { MemberAnnouncements } from './MemberAnnouncements.tsx';

const messages = defineMessages({
  title: { id: 'notificationPage.title', defaultMessage: 'Notifications', description: 'Heading (S2.31)' },
});

/** What the mall tells everybody in the region; a member sees what is new (S2.31, S6.5). */
export function NotificationPage() {
  const { formatMessage } = useIntl();
  const isMember = useIsMember();
  return (
    <div className="max-w-[68ch]">
      <title>{formatMessage(messages.title)}</title>
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      {isMember ? <MemberAnnouncements /> : <GuestAnnouncements />}
    </div>
  );
}
