import { defineMessages, useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { Logo } from '#src/design-system/layout/Logo.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { paths } from '#src/domain/urls.ts';
import { LoginHost } from '#src/features/auth/LoginHost.tsx';
import { SessionStart } from '#src/features/auth/SessionStart.tsx';
import { ToastHost } from '#src/features/shell/ToastHost.tsx';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';
import { RouteChange } from './RouteChange.tsx';
import { WorkbenchLink } from './WorkbenchLink.tsx';

const OfflineHost = lazyHydrate(
  async () => (await import('#src/features/shell/OfflineHost.tsx')).OfflineHost,
);

const messages = defineMessages({
  home: {
    id: 'plainLayout.home',
    defaultMessage: 'iCan Mall, home',
    description: 'Name of the logo, which leads home',
  },
});

/** The screens outside the main layout: a logo and the screen. */
export function PlainLayout() {
  const { formatMessage } = useIntl();
  return (
    <>
      <header className="border-b border-line">
        <div className="page-width flex h-15 items-center nav:h-18">
          <TextLink
            plain
            to={paths.home}
            aria-label={formatMessage(messages.home)}
            className="flex h-11 items-center"
          >
            <Logo className="h-8 text-fg" />
          </TextLink>
        </div>
      </header>
      <OfflineHost />
      <main id="main" className="page-width pb-16">
        <Outlet />
      </main>
      <LoginHost />
      <ToastHost />
      <SessionStart />
      <RouteChange />
      {import.meta.env.DEV && <WorkbenchLink />}
    </>
  );
}
