import { House, LayoutGrid, MessageCircle, ShoppingBag, UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { BottomNav } from '#src/design-system/layout/BottomNav.tsx';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { paths } from '#src/domain/urls.ts';
import { useChatUnread } from './use-chat-unread.ts';

const messages = defineMessages({
  home: { id: 'siteBottomNav.home', defaultMessage: 'Home', description: 'Item of the bottom bar' },
  categories: {
    id: 'siteBottomNav.categories',
    defaultMessage: 'Discover',
    description: 'Item of the bottom bar',
  },
  chat: { id: 'siteBottomNav.chat', defaultMessage: 'Chat', description: 'Item of the bottom bar' },
  cart: { id: 'siteBottomNav.cart', defaultMessage: 'Cart', description: 'Item of the bottom bar' },
  profile: {
    id: 'siteBottomNav.profile',
    defaultMessage: 'Profile',
    description: 'Item of the bottom bar: the own account (S2.101)',
  },
});

type SiteBottomNavProps = {
  cartCount: number;
  /** Stops a visitor on the way to a member's screen. */
  guard: (path: string) => (event: MouseEvent) => void;
};

/** The bottom bar with the ways that this mall has. */
export function SiteBottomNav({ cartCount, guard }: SiteBottomNavProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const unread = useChatUnread();
  const at = (path: string) => pathname.toLowerCase() === path.toLowerCase();
  const own = [
    paths.settings,
    paths.profile,
    paths.orders,
    paths.toPay,
    paths.toDeliver,
    paths.cancelOrder,
    paths.toReceive,
    paths.logistics,
    paths.completed,
    paths.completedOrder,
    paths.vouchers,
    paths.orderDetails,
    paths.orderReceipt,
    paths.refund,
    paths.rateProduct,
    paths.rateOrder,
    paths.invitation,
    paths.wallet,
  ];
  const shown = own.some(at) ? paths.settings : [paths.home, paths.discover, paths.chat, paths.cart].find(at);
  return (
    <KeptPart name="bottom nav" of={[cartCount, unread, shown]}>
      <BottomNav
        items={[
          { name: formatMessage(messages.home), href: paths.home, Icon: House, current: at(paths.home) },
          {
            name: formatMessage(messages.categories),
            href: paths.discover,
            Icon: LayoutGrid,
            current: at(paths.discover),
          },
          {
            name: formatMessage(messages.chat),
            href: paths.chat,
            Icon: MessageCircle,
            current: at(paths.chat),
            count: unread,
            onClick: guard(paths.chat),
          },
          {
            name: formatMessage(messages.cart),
            href: paths.cart,
            Icon: ShoppingBag,
            current: at(paths.cart),
            count: cartCount,
            onClick: guard(paths.cart),
          },
          {
            name: formatMessage(messages.profile),
            href: paths.settings,
            Icon: UserRound,
            current: own.some(at),
            onClick: guard(paths.settings),
          },
        ]}
      />
    </KeptPart>
  );
}
