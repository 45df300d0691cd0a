import { ChevronLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { accountTabOf } from '#src/domain/account/account-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { settingsMessages, tabMessages } from '#src/features/account/settings-messages.ts';

/** The reader's account: its first screen, and its parts by `?tab=` (S2.14, S2.15, Z4, Z10). */
export function SettingsPage() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const tab = accountTabOf(pathname, search.get('tab'));
  const title = formatMessage(tab ? tabMessages[tab] : settingsMessages.account);
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {tab && (
        <TextLink to={paths.settings} className="-ml-1 inline-flex min-h-11 items-center gap-1 nav:hidden">
          <ChevronLeft aria-hidden className="size-5" strokeWidth={1.75} />
          <FormattedMessage {...settingsMessages.back} />
        </TextLink>
      )}
      <PageHeading title={title} />
      <MembersOnly loading={<AccountSkeleton />}>
        <AccountScreen tab={tab} />
      </MembersOnly>
    </>
  );
}
