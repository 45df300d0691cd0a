import { Footprints, Heart, LogOut, Package, TicketPercent, UserRound } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '#src/design-system/primitives/media/Avatar.tsx';
import { LatePopover } from '#src/design-system/primitives/overlay/late-popover.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { paths } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIdentity } from '#src/state/use-identity.ts';
import { useLogOut } from './use-log-out.ts';

const messages = defineMessages({
  logIn: { id: 'accountMenu.logIn', defaultMessage: 'Log in', description: 'Button of a visitor' },
  name: {
    id: 'accountMenu.name',
    defaultMessage: 'My account',
    description: 'Button of a member; opens the menu',
  },
  settings: {
    id: 'accountMenu.settings',
    defaultMessage: 'Account and settings',
    description: 'Link to the own account',
  },
  orders: { id: 'accountMenu.orders', defaultMessage: 'My orders', description: 'Link' },
  vouchers: { id: 'accountMenu.vouchers', defaultMessage: 'Vouchers', description: 'Link' },
  favourites: { id: 'accountMenu.favourites', defaultMessage: 'Favourites', description: 'Link' },
  footprint: {
    id: 'accountMenu.footprint',
    defaultMessage: 'Footprint',
    description: 'Link to the products that were looked at',
  },
  logOut: { id: 'accountMenu.logOut', defaultMessage: 'Log out', description: 'Button' },
});

const myVouchers = `${paths.vouchers}?list=collected`;
const row = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-base hover:bg-sunken';

/** Login for a visitor, the own name with its menu for a member; its place is kept until it is known (S2.84, S2.85). */
export function AccountMenu() {
  const logOut = useLogOut();
  const identity = useIdentity();
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (identity.state !== 'member') {
    return (
      <Button size="md" className="ml-1 min-w-20 max-nav:hidden" onClick={() => ui.set({ loginModal: true })}>
        <FormattedMessage {...messages.logIn} />
      </Button>
    );
  }
  const near = () => void LatePopover.bring().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        aria-label={formatMessage(messages.name)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        className="hidden h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold whitespace-nowrap hover:bg-sunken nav:flex"
        onPointerEnter={near}
        onFocus={near}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        <Avatar name={identity.nickName} />
        <bdi className="hidden max-w-32 truncate lg:block">{identity.nickName}</bdi>
      </button>
      {anchor && (
        <LatePopover label={formatMessage(messages.name)} anchor={anchor} onClose={() => setAnchor(null)}>
          <TextLink plain to={paths.settings} className={row} onClick={() => setAnchor(null)}>
            <UserRound aria-hidden className="size-5" strokeWidth={1.75} />
            <FormattedMessage {...messages.settings} />
          </TextLink>
          <TextLink plain to={paths.orders} className={row} onClick={() => setAnchor(null)}>
            <Package aria-hidden className="size-5" strokeWidth={1.75} />
            <FormattedMessage {...messages.orders} />
          </TextLink>
          <TextLink plain to={myVouchers} className={row} onClick={() => setAnchor(null)}>
            <TicketPercent aria-hidden className="size-5" strokeWidth={1.75} />
            <FormattedMessage {...messages.vouchers} />
          </TextLink>
          <TextLink plain to={paths.favourites} className={row} onClick={() => setAnchor(null)}>
            <Heart aria-hidden className="size-5" strokeWidth={1.75} />
            <FormattedMessage {...messages.favourites} />
          </TextLink>
          <TextLink plain to={paths.footprint} className={row} onClick={() => setAnchor(null)}>
            <Footprints aria-hidden className="size-5" strokeWidth={1.75} />
            <FormattedMessage {...messages.footprint} />
          </TextLink>
          <button type="button" className={row} onClick={logOut}>
            <LogOut aria-hidden className="size-5" strokeWidth={1.75} />
            <FormattedMessage {...messages.logOut} />
          </button>
        </LatePopover>
      )}
    </>
  );
}
