import { cx } from 'class-variance-authority';
import { Footprints, Heart, House, Package, TicketPercent } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { Avatar } from '#src/design-system/primitives/Avatar.tsx';
import { TextLink } from '#src/design-system/primitives/TextLink.tsx';
import { type AccountTab, accountTabs, accountTabUrl } from '#src/domain/account-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { settingsMessages as messages, tabMessages } from './settings-messages.ts';
import { tabIcons } from './tab-icons.ts';

type AccountMenuListProps = { user: UserInfo; tab: AccountTab | undefined };

/** The ways of the account, beside it on wide screens. */
export function AccountMenuList({ user, tab }: AccountMenuListProps) {
  const { formatMessage } = useIntl();
  const ways = [
    { key: 'account', href: paths.settings as string, Icon: House, name: messages.account, current: !tab },
    { key: 'orders', href: paths.toDeliver, Icon: Package, name: messages.orders, current: false },
    {
      key: 'vouchers',
      href: `${paths.vouchers}?list=collected`,
      Icon: TicketPercent,
      name: messages.vouchers,
      current: false,
    },
    { key: 'favourites', href: paths.favourites, Icon: Heart, name: messages.favourites, current: false },
    { key: 'footprint', href: paths.footprint, Icon: Footprints, name: messages.footprint, current: false },
    ...accountTabs.map((one) => ({
      key: one,
      href: accountTabUrl(one),
      Icon: tabIcons[one],
      name: tabMessages[one],
      current: one === tab,
    })),
  ];
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
        {ways.map(({ key, href, Icon, name, current }) => (
          <li key={key}>
            <TextLink
              plain
              to={href}
              aria-current={current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-md px-3 text-base',
                current ? 'bg-sunken font-semibold' : 'text-fg-2 hover:bg-sunken hover:text-fg',
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
