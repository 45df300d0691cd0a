import { Outlet, useMatches } from 'react-router-dom';
import { SkipLink } from '#src/design-system/primitives/navigation/SkipLink.tsx';
import { LoginHost } from '#src/features/auth/LoginHost.tsx';
import { SessionStart } from '#src/features/auth/SessionStart.tsx';
import { CartWay } from '#src/features/cart/CartWay.tsx';
import { TellCartCount } from '#src/features/cart/TellCartCount.tsx';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { useSearched } from '#src/features/search/use-searched.ts';
import { SiteHeader } from '#src/features/shell/SiteHeader.tsx';
import { ToastHost } from '#src/features/shell/ToastHost.tsx';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';
import { BottomNavHost } from './BottomNavHost.tsx';
import { RouteChange } from './RouteChange.tsx';
import { offersApp, type ScreenHandle } from './screen.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

const SearchBox = lazyHydrate(async () => (await import('#src/features/search/SearchBox.tsx')).SearchBox);
const AccountMenu = lazyHydrate(async () => (await import('#src/features/auth/AccountMenu.tsx')).AccountMenu);
const FavouritesLink = lazyHydrate(
  async () => (await import('#src/features/favourites/FavouritesLink.tsx')).FavouritesLink,
);
const OfflineHost = lazyHydrate(
  async () => (await import('#src/features/shell/OfflineHost.tsx')).OfflineHost,
);
const RegionHost = lazyHydrate(async () => (await import('#src/features/region/RegionHost.tsx')).RegionHost);
const NoticesLink = lazyHydrate(
  async () => (await import('#src/features/notices/NoticesLink.tsx')).NoticesLink,
);
const QuietHeader = lazyHydrate(
  async () => (await import('#src/features/checkout/QuietHeader.tsx')).QuietHeader,
);
const AfterSignIn = lazyHydrate<{ offersApp: boolean }>(
  // It draws nothing on the server, where all that it watches would be set up in vain.
  import.meta.env.SSR ? async () => () => null : async () => (await import('./AfterSignIn.tsx')).AfterSignIn,
);
const SiteFooter = lazyHydrate(async () => (await import('#src/features/shell/SiteFooter.tsx')).SiteFooter);

/** The frame around every screen: header, screen, footer, bottom bar, and what may lie over them. */
export function MainLayout() {
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const searched = useSearched();
  return (
    <>
      <SkipLink />
      {handle?.step ? (
        <QuietHeader step={handle.step} />
      ) : (
        <SiteHeader
          search={<SearchBox />}
          cart={
            <>
              <FavouritesLink />
              <CartWay />
            </>
          }
          notices={<NoticesLink />}
          account={<AccountMenu />}
          whole={handle?.ownBar === true}
          searched={searched}
        />
      )}
      <OfflineHost />
      <main id="main" className="page-width min-h-[60vh]">
        <Outlet />
      </main>
      {!handle?.filled && (
        <KeptPart name="footer" of={[!handle?.step]}>
          <SiteFooter offersApp={!handle?.step} />
        </KeptPart>
      )}
      {!handle?.ownBar && <BottomNavHost />}
      <RegionHost quiet={handle?.ownBar === true} />
      <LoginHost />
      <ToastHost />
      <SessionStart />
      <TellCartCount />
      <AfterSignIn offersApp={offersApp(handle)} />
      <RouteChange />
      {import.meta.env.DEV && <WorkbenchLink />}
    </>
  );
}
