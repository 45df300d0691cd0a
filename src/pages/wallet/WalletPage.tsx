import { defineMessages, useIntl } from 'react-intl';
import { BackLink } from '#src/design-system/layout/BackLink.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { paths } from '#src/domain/urls.ts';
import { AccountFrame } from '#src/features/account/AccountFrame.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { useIsMember } from '#src/state/use-identity.ts';
import { WalletView } from './WalletView.tsx';
import { WalletRecords } from './WalletRecords.tsx';

const messages = defineMessages({
  title: { id: 'walletPage.title', defaultMessage: 'Wallet', description: 'Heading of the store credit' },
  account: { id: 'walletPage.account', defaultMessage: 'My account', description: 'Way back, on phones' },
});

/** The reader's store credit, and how it came and went (S1.37, Z31). */
export function WalletPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const isMember = useIsMember();
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {!isMember && <PageHeading title={title} />}
      <MembersOnly loading={<Skeleton className="h-90 rounded-xl!" />}>
        <AccountFrame current="wallet">
          <BackLink to={paths.settings}>{formatMessage(messages.account)}</BackLink>
          <h1 className="pb-3 text-h1 wrap-anywhere">{title}</h1>
          <div className="grid grid-cols-1 gap-4">
            <WalletView />
            <WalletRecords />
          </div>
        </AccountFrame>
      </MembersOnly>
    </>
  );
}
