import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { favouriteQueries } from '#src/data/favourites/favourites.queries.ts';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { followQueries } from '#src/data/shops/followed-shops.queries.ts';
import { phoneParts } from '#src/domain/address/phone-text.ts';
import { Avatar } from '#src/design-system/primitives/media/Avatar.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { paths } from '#src/domain/urls.ts';
import { settingsMessages } from '#src/features/account/settings-messages.ts';

const messages = defineMessages({
  edit: { id: 'accountBand.edit', defaultMessage: 'Edit profile', description: 'Link on the band' },
  orders: { id: 'accountBand.orders', defaultMessage: 'Orders', description: 'Below a number' },
  following: {
    id: 'accountBand.following',
    defaultMessage: 'Following',
    description: 'Below a number: shops that the reader follows; short',
  },
  seen: {
    id: 'accountBand.seen',
    defaultMessage: 'Footprint',
    description: 'Below a number: products that the reader looked at; short',
  },
});

type AccountBandProps = {
  user: UserInfo;
  /** Products in the footprint; undefined until it is known. */
  footprint: number | undefined;
};

/** Who one is and how much there is of one's own; only figures that the service really has. */
export function AccountBand({ user, footprint }: AccountBandProps) {
  const shop = useShop();
  const { data: orders } = useQuery(orderQueries.count(shop));
  const { data: favourites } = useQuery(favouriteQueries.count(shop));
  const { data: follows } = useQuery(followQueries.ids(shop));
  const figures = [
    { key: 'orders', name: messages.orders, figure: orders?.allCount, href: paths.orders },
    { key: 'favourites', name: settingsMessages.favourites, figure: favourites, href: paths.favourites },
    {
      key: 'follows',
      name: messages.following,
      figure: follows?.length,
      href: `${paths.favourites}?tab=shops`,
    },
    { key: 'footprint', name: messages.seen, figure: footprint, href: paths.footprint },
  ];
  return (
    <Pattern className="grid gap-5 p-5 max-nav:-mx-4 nav:rounded-xl nav:p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={user.nickName} pic={user.avatarUrl} size="lg" />
          <div className="grid min-w-0">
            <bdi className="text-h2 wrap-anywhere">{user.nickName}</bdi>
            <span className="truncate text-sm">{masked(user)}</span>
          </div>
        </div>
        <LinkButton tone="onHeroOutline" to={paths.profile}>
          <FormattedMessage {...messages.edit} />
        </LinkButton>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-y-4">
        {figures.map(({ key, name, figure, href }) => (
          <li
            key={key}
            className="min-w-0 not-first:border-l not-first:border-on-hero/40 not-first:pl-2 nav:not-first:pl-5"
          >
            <TextLink plain to={href} className="grid min-h-11 content-start hover:underline">
              <span className="text-h2 tabular-nums">
                {figure === undefined ? '–' : <FormattedNumber value={figure} />}
              </span>
              <span className="text-xs hyphens-auto wrap-anywhere nav:text-sm">
                <FormattedMessage {...name} />
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Pattern>
  );
}

/** Enough of the number to know it, not enough for who looks over the shoulder. */
function masked({ userMobile, userMail }: UserInfo) {
  if (!userMobile) return userMail;
  const [code, area] = phoneParts(userMobile);
  return `${code} ${area?.slice(0, 3)} ··· ${userMobile.slice(-4)}`;
}
