import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import type { Money, UserInfo } from '#openapi/schema.gen.ts';
import { coinQueries } from '#src/data/coins/coins.queries.ts';
import { favouriteQueries } from '#src/data/favourites/favourites.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { walletQueries } from '#src/data/wallet/wallet.queries.ts';
import { phoneParts } from '#src/domain/address/phone-text.ts';
import { Avatar } from '#src/design-system/primitives/media/Avatar.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { invitationTabUrl } from '#src/domain/invitation/invitation-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { settingsMessages } from '#src/features/account/settings-messages.ts';

const messages = defineMessages({
  edit: { id: 'accountBand.edit', defaultMessage: 'Edit profile', description: 'Link on the band' },
});

/** Who one is and how much there is of one's own; only figures that the service really has. */
export function AccountBand({ user }: { user: UserInfo }) {
  const shop = useShop();
  const { data: coins } = useQuery(coinQueries.info(shop));
  const { data: wallet } = useQuery(walletQueries.info(shop));
  const { data: vouchers } = useQuery(voucherQueries.counts(shop));
  const { data: favourites } = useQuery(favouriteQueries.count(shop));
  const figures = [
    { name: settingsMessages.coins, figure: coins?.balance, href: invitationTabUrl('coins') },
    { name: settingsMessages.wallet, figure: wallet?.balance, href: paths.wallet },
    {
      name: settingsMessages.vouchers,
      figure: vouchers?.collected,
      href: `${paths.vouchers}?list=collected`,
    },
    { name: settingsMessages.favourites, figure: favourites, href: paths.favourites },
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
        {figures.map(({ name, figure, href }) => (
          <li
            key={name.id}
            className="min-w-0 not-first:border-l not-first:border-on-hero/40 not-first:pl-2 nav:not-first:pl-5"
          >
            <TextLink plain to={href} className="grid min-h-11 content-start hover:underline">
              <span className="text-h2 tabular-nums">
                <Figure of={figure} />
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

function Figure({ of }: { of: number | Money | undefined }) {
  if (of === undefined) return '–';
  return typeof of === 'number' ? <FormattedNumber value={of} /> : <Price value={of} size="inherit" />;
}
