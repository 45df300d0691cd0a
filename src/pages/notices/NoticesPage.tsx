import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { AccountFrame } from '#src/features/account/AccountFrame.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { GuestAnnouncements } from './GuestAnnouncements.tsx';
import { MemberNotices } from './MemberNotices.tsx';

const messages = defineMessages({
  title: { id: 'notificationPage.title', defaultMessage: 'Notifications', description: 'Heading (S2.31)' },
});

/** What became of a member's orders, and what the mall tells everybody in the region (S2.31, S6.5). */
export function NoticesPage() {
  const { formatMessage } = useIntl();
  const isMember = useIsMember();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      {isMember ? (
        <AccountFrame>
          <h1 className="pb-3 text-h1 wrap-anywhere max-nav:pt-4">
            <FormattedMessage {...messages.title} />
          </h1>
          <MemberNotices />
        </AccountFrame>
      ) : (
        <div className="max-w-[68ch]">
          <PageHeading title={<FormattedMessage {...messages.title} />} />
          <GuestAnnouncements />
        </div>
      )}
    </>
  );
}
