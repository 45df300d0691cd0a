import { paths } from '#src/domain/urls.ts';
import { screen } from './screen.ts';

const settings = () => import('#src/pages/settings/settings.route.ts');

/** Screens of the account, besides orders. */
export const memberScreens = [
  screen(
    paths.invitation,
    { name: 'MyInvitation', account: true, ordered: true },
    () => import('#src/pages/invitation/invitation.route.ts'),
  ),
  screen(
    paths.wallet,
    { name: 'Wallet', account: true, ordered: true },
    () => import('#src/pages/wallet/wallet.route.ts'),
  ),
  screen(
    paths.favourites,
    { name: 'Collection', account: true },
    () => import('#src/pages/favourites/favourites.route.ts'),
  ),
  screen(
    paths.footprint,
    { name: 'MyFootPrint', account: true },
    () => import('#src/pages/footprint/footprint.route.ts'),
  ),
  screen(
    paths.chat,
    { name: 'Chat', account: true, filled: true, ordered: true },
    () => import('#src/pages/chat/chat.route.ts'),
  ),
  screen(paths.settings, { name: 'Settings', account: true, ordered: true }, settings),
  screen(paths.profile, { name: 'Profile', account: true, ordered: true }, settings),
];
