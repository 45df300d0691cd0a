import { useQuery } from '@tanstack/react-query';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { useShop } from '#src/data/shop.ts';
import { userQueries } from '#src/data/user/user.queries.ts';
import type { AccountTab } from '#src/domain/account/account-tabs.ts';
import { DeletionBanner } from '#src/features/account/DeletionBanner.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { AccountHome } from './AccountHome.tsx';
import { AccountMenuList } from '#src/features/account/AccountMenuList.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';

const ProfilePanel = onDemand(async () => (await import('./ProfilePanel.tsx')).ProfilePanel);
const AddressesPanel = onDemand(async () => (await import('./AddressesPanel.tsx')).AddressesPanel);
const CardsPanel = onDemand(async () => (await import('./CardsPanel.tsx')).CardsPanel);
const SecurityPanel = onDemand(async () => (await import('./SecurityPanel.tsx')).SecurityPanel);
const PasswordPanel = onDemand(async () => (await import('./PasswordPanel.tsx')).PasswordPanel);
const MailsPanel = onDemand(async () => (await import('./MailsPanel.tsx')).MailsPanel);
const LanguagePanel = onDemand(async () => (await import('./LanguagePanel.tsx')).LanguagePanel);

/** The menu and the part that is chosen; a phone shows one of the two. */
export function AccountScreen({ tab }: { tab: AccountTab | undefined }) {
  const { data: user, isError, refetch } = useQuery(userQueries.info(useShop()));
  if (!user) return isError ? <LoadFailed onRetry={() => void refetch()} /> : <AccountSkeleton />;
  return (
    <div className="grid gap-6 nav:grid-cols-[220px_minmax(0,1fr)]">
      <div className="max-nav:hidden">
        <AccountMenuList user={user} current={tab ?? 'account'} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        {user.deletionAt && <DeletionBanner deletionAt={user.deletionAt} />}
        <Part user={user} tab={tab} />
      </div>
    </div>
  );
}

function Part({ user, tab }: { user: UserInfo; tab: AccountTab | undefined }) {
  if (tab === 'profile') return <ProfilePanel user={user} />;
  if (tab === 'addresses') return <AddressesPanel />;
  if (tab === 'cards') return <CardsPanel />;
  if (tab === 'security') return <SecurityPanel user={user} />;
  if (tab === 'password') return <PasswordPanel user={user} />;
  if (tab === 'mails') return <MailsPanel />;
  if (tab === 'language') return <LanguagePanel />;
  return <AccountHome user={user} />;
}
