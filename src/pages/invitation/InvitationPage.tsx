import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '#src/design-system/layout/BackLink.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { LinkTabs } from '#src/design-system/tabs/LinkTabs.tsx';
import { invitationTabOf, invitationTabs, invitationTabUrl } from '#src/domain/invitation/invitation-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { AccountFrame } from '#src/features/account/AccountFrame.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { CoinsTab } from './CoinsTab.tsx';
import { InviteTab } from './InviteTab.tsx';

const messages = defineMessages({
  title: {
    id: 'invitationPage.title',
    defaultMessage: 'Friends and coins',
    description: 'Heading of inviting friends and the coins that the reader has',
  },
  account: { id: 'invitationPage.account', defaultMessage: 'My account', description: 'Way back, on phones' },
  invite: { id: 'invitationPage.invite', defaultMessage: 'Invite friends', description: 'Tab' },
  coins: {
    id: 'invitationPage.coins',
    defaultMessage: 'Coins',
    description: 'Tab: what the reader has of them',
  },
});

/** Inviting friends, and the reader's coins (S1.33, S2.32, S2.50). */
export function InvitationPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const title = formatMessage(messages.title);
  const tab = invitationTabOf(search.get('tab'));
  const isMember = useIsMember();
  return (
    <>
      <title>{formatMessage(messages[tab])}</title>
      <meta name="robots" content="noindex" />
      {!isMember && <PageHeading title={title} />}
      <MembersOnly loading={<Skeleton className="h-90 rounded-xl!" />}>
        <AccountFrame current={tab === 'coins' ? 'coins' : 'invitation'}>
          <BackLink to={paths.settings}>{formatMessage(messages.account)}</BackLink>
          <h1 className="pb-2 text-h1 wrap-anywhere">{title}</h1>
          <LinkTabs
            label={title}
            current={tab}
            tabs={invitationTabs.map((key) => ({
              key,
              name: <FormattedMessage {...messages[key]} />,
              href: invitationTabUrl(key),
            }))}
          />
          <div className="grid grid-cols-1 gap-4 py-4 nav:py-5">
            {tab === 'coins' ? <CoinsTab /> : <InviteTab />}
          </div>
        </AccountFrame>
      </MembersOnly>
    </>
  );
}
