import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { SocialLink } from '#openapi/schema.gen.ts';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Footer } from '#src/design-system/layout/Footer.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';
import { agreementUrl } from '#src/domain/agreement/agreements.ts';
import { webVersion } from '#src/domain/limits.ts';
import { paths } from '#src/domain/urls.ts';
import { AppWays } from './AppWays.tsx';
import { footerMessages as messages } from './footer-messages.ts';
import { policyMessages } from './policy-messages.ts';

const networks: Record<SocialLink['kind'], string> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  LINKEDIN: 'LinkedIn',
  TIKTOK: 'TikTok',
  WECHAT: 'WeChat',
  X: 'X',
  YOUTUBE: 'YouTube',
};

type SiteFooterProps = {
  /** With the way to the mall on a phone; not where somebody is paying. */
  offersApp: boolean;
};

/** The footer: only ways that lead somewhere; socials and stores where the mall has them (S2.88–S2.100). */
export function SiteFooter({ offersApp }: SiteFooterProps) {
  const { formatMessage, locale } = useIntl();
  const shop = useShop();
  const { data: regions = [] } = useQuery(regionQueries.list(shop));
  const { data: config } = useQuery(contentQueries.config(shop));
  const region = regions.find(({ regionId }) => regionId === shop.regionId);
  const ways = (names: readonly (readonly [keyof typeof messages, string])[]) =>
    names.map(([name, href]) => ({ name: formatMessage(messages[name]), href }));
  const columns = [
    {
      title: formatMessage(messages.services),
      links: ways([
        ['categories', paths.categories],
        ['allProducts', paths.listing],
        ['trending', paths.trending],
        ['groupBuy', paths.groupBuy],
        ['vouchers', paths.vouchers],
        ['discover', paths.discover],
      ]),
    },
    {
      title: formatMessage(messages.orders),
      links: ways([
        ['toDeliver', paths.toDeliver],
        ['toReceive', paths.toReceive],
        ['completed', paths.completed],
        ['favourites', paths.favourites],
        ['footprint', paths.footprint],
      ]),
    },
    {
      title: formatMessage(messages.policies),
      links: (config?.policies ?? []).map(({ type, url }) => ({
        name: formatMessage(policyMessages[type]),
        href: agreementUrl(url, locale),
        away: true,
      })),
    },
    {
      title: formatMessage(messages.help),
      links: ways([
        ['support', paths.help],
        ['about', paths.about],
        ['contact', paths.contact],
      ]),
    },
    {
      title: formatMessage(messages.follow),
      links: (config?.socials ?? []).map(({ kind, url }) => ({
        name: networks[kind],
        href: url,
        away: true,
      })),
    },
  ];
  return (
    <Footer
      columns={columns.filter(({ links }) => links.length > 0)}
      {...(offersApp && {
        app: { title: formatMessage(messages.app), ways: <AppWays apps={config?.apps} /> },
      })}
      icp={config?.icp?.text}
      version={webVersion}
      year={config?.copyright.match(/\d{4}/)?.[0] ?? ''}
      region={
        region && (
          <>
            <Flag src={region.flag} className="size-[18px]" />
            {region.regionName} · {region.currency.code}
          </>
        )
      }
    />
  );
}
