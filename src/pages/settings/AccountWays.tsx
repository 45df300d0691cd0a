import { Bell, Footprints, Headset, LogOut, MessageCircle, RotateCcw, Star, Users } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { accountTabs, accountTabUrl } from '#src/domain/account/account-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { useLogOut } from '#src/features/auth/use-log-out.ts';
import { settingsMessages, tabMessages } from '#src/features/account/settings-messages.ts';
import { tabIcons } from '#src/features/account/tab-icons.ts';

const messages = defineMessages({
  services: { id: 'accountWays.services', defaultMessage: 'Services', description: 'Heading' },
  refunds: { id: 'accountWays.refunds', defaultMessage: 'Refunds', description: 'Link: what was asked for' },
  groupBuy: { id: 'accountWays.groupBuy', defaultMessage: 'Group buys', description: 'Link' },
  notices: { id: 'accountWays.notices', defaultMessage: 'Notifications', description: 'Link' },
  chat: { id: 'accountWays.chat', defaultMessage: 'Chat', description: 'Link: conversations with shops' },
  contact: { id: 'accountWays.contact', defaultMessage: 'Contact us', description: 'Link' },
  logOut: { id: 'accountWays.logOut', defaultMessage: 'Log out', description: 'Button' },
});

const tile =
  'grid min-h-16 w-full content-start justify-items-center gap-2 rounded-md px-1 py-2 text-center text-sm hyphens-auto wrap-anywhere hover:bg-sunken';

/** The parts of the account and the ways out of it, but for those that stand above; on phones the list that leads to each. */
export function AccountWays() {
  const logOut = useLogOut();
  const ways = [
    ...accountTabs.map((tab) => ({
      key: tab,
      href: accountTabUrl(tab),
      Icon: tabIcons[tab],
      name: tabMessages[tab],
    })),
    { key: 'refunds', href: paths.refund as string, Icon: RotateCcw, name: messages.refunds },
    { key: 'reviews', href: paths.rateProduct, Icon: Star, name: settingsMessages.reviews },
    { key: 'footprint', href: paths.footprint, Icon: Footprints, name: settingsMessages.footprint },
    { key: 'groupBuy', href: paths.groupBuy, Icon: Users, name: messages.groupBuy },
    { key: 'notices', href: paths.notifications, Icon: Bell, name: messages.notices },
    { key: 'chat', href: paths.chat, Icon: MessageCircle, name: messages.chat },
    { key: 'contact', href: paths.contact, Icon: Headset, name: messages.contact },
  ];
  return (
    <Panel title={<FormattedMessage {...messages.services} />}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-y-3 max-nav:-mx-3 md:grid-cols-4 lg:grid-cols-6">
        {ways.map(({ key, href, Icon, name }) => (
          <li key={key}>
            <TextLink plain to={href} className={tile}>
              <Icon aria-hidden className="size-6" strokeWidth={1.6} />
              <FormattedMessage {...name} />
            </TextLink>
          </li>
        ))}
        <li>
          <button type="button" className={tile} onClick={logOut}>
            <LogOut aria-hidden className="size-6" strokeWidth={1.6} />
            <FormattedMessage {...messages.logOut} />
          </button>
        </li>
      </ul>
    </Panel>
  );
}
