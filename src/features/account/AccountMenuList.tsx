import { cx } from 'class-variance-authority';
import {
  Coins,
  Footprints,
  Gift,
  Heart,
  House,
  Package,
  Star,
  TicketPercent,
  Users,
  WalletMinimal,
} from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { Avatar } from '#src/design-system/primitives/media/Avatar.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { type AccountTab, accountTabs, accountTabUrl } from '#src/domain/account/account-tabs.ts';
import { invitationTabUrl } from '#src/domain/invitation/invitation-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { settingsMessages as messages, tabMessages } from './settings-messages.ts';
import { tabIcons } from './tab-icons.ts';

/** A way of the account: one of its parts, or a screen of its own. */
export type AccountWay =
  | AccountTab
  | 'account'
  | 'orders'
  | 'vouchers'
  | 'favourites'
  | 'footprint'
  | 'groupBuys'
  | 'reviews'
  | 'invitation'
  | 'coins'
  | 'wallet';

const screens = [
  { key: 'account', href: paths.settings as string, Icon: House },
  { key: 'orders', href: paths.orders, Icon: Package },
  { key: 'vouchers', href: `${paths.vouchers}?list=collected`, Icon: TicketPercent },
  { key: 'favourites', href: paths.favourites, Icon: Heart },
  { key: 'footprint', href: paths.footprint, Icon: Footprints },
  { key: 'groupBuys', href: paths.groupBuy, Icon: Users },
  { key: 'reviews', href: paths.rateProduct, Icon: Star },
  { key: 'wallet', href: paths.wallet, Icon: WalletMinimal },
  { key: 'coins', href: invitationTabUrl('coins'), Icon: Coins },
  { key: 'invitation', href: paths.invitation, Icon: Gift },
] as const;

const ways = [
  ...screens.map((one) => ({ ...one, name: messages[one.key] })),
  ...accountTabs.map((key) => ({
    key,
    href: accountTabUrl(key),
    Icon: tabIcons[key],
    name: tabMessages[key],
  })),
];

type AccountMenuListProps = {
  user: UserInfo;
  /** Where the reader is; none of them on a screen beside them. */
  current?: AccountWay | undefined;
};

/** The ways of the account, beside its screens where there is room. */
export function AccountMenuList({ user, current }: AccountMenuListProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.menu)} className="grid gap-3">
      <div className="flex items-center gap-3 px-3">
        <Avatar name={user.nickName} pic={user.avatarUrl} size="md" />
        <span className="grid min-w-0">
          <bdi className="truncate font-semibold">{user.nickName}</bdi>
          {user.userMail && <span className="truncate text-xs text-fg-2">{user.userMail}</span>}
        </span>
      </div>
      <ul className="grid">
        {ways.map(({ key, href, Icon, name }) => (
          <li key={key}>
            <TextLink
              plain
              to={href}
              aria-current={key === current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-md px-3 text-base',
                key === current ? 'bg-sunken font-semibold' : 'text-fg-2 hover:bg-sunken hover:text-fg',
              )}
            >
              <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
              <FormattedMessage {...name} />
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
