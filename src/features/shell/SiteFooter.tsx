import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Footer } from '#src/design-system/layout/Footer.tsx';
import { Flag } from '#src/design-system/primitives/Flag.tsx';
import { webVersion } from '#src/domain/limits.ts';
import { categoryUrl, paths } from '#src/domain/urls.ts';

const messages = defineMessages({
  shop: { id: 'siteFooter.shop', defaultMessage: 'Shop', description: 'Heading of a column' },
  orders: { id: 'siteFooter.orders', defaultMessage: 'My orders', description: 'Heading of a column' },
  mall: { id: 'siteFooter.mall', defaultMessage: 'iCan Mall', description: 'Heading of a column' },
  toDeliver: {
    id: 'siteFooter.toDeliver',
    defaultMessage: 'To deliver',
    description: 'Link to a tab of the orders',
  },
  toReceive: {
    id: 'siteFooter.toReceive',
    defaultMessage: 'To receive',
    description: 'Link to a tab of the orders',
  },
  completed: {
    id: 'siteFooter.completed',
    defaultMessage: 'Completed',
    description: 'Link to a tab of the orders',
  },
  favourites: {
    id: 'siteFooter.favourites',
    defaultMessage: 'Favourites',
    description: 'Link to what was saved',
  },
  footprint: {
    id: 'siteFooter.footprint',
    defaultMessage: 'Footprint',
    description: 'Link to the products that were looked at',
  },
  about: { id: 'siteFooter.about', defaultMessage: 'About iCan Mall', description: 'Link' },
  categories: { id: 'siteFooter.categories', defaultMessage: 'All categories', description: 'Link' },
});

const shownCategories = 5;
const year = '2026';

/** The footer: only ways that lead somewhere. */
export function SiteFooter() {
  const { formatMessage } = useIntl();
  const shop = useShop();
  const { data: regions = [] } = useQuery(regionQueries.list(shop));
  const { data: categories = [] } = useQuery(catalogQueries.categories(shop, 0, 1));
  const region = regions.find(({ regionId }) => regionId === shop.regionId);
  const columns = [
    {
      title: formatMessage(messages.shop),
      links: categories.slice(0, shownCategories).map(({ categoryId, categoryName }) => ({
        name: categoryName,
        href: categoryUrl(categoryId, categoryName),
      })),
    },
    {
      title: formatMessage(messages.orders),
      links: [
        { name: formatMessage(messages.toDeliver), href: paths.toDeliver },
        { name: formatMessage(messages.toReceive), href: paths.toReceive },
        { name: formatMessage(messages.completed), href: paths.completed },
        { name: formatMessage(messages.favourites), href: paths.favourites },
        { name: formatMessage(messages.footprint), href: paths.footprint },
      ],
    },
    {
      title: formatMessage(messages.mall),
      links: [
        { name: formatMessage(messages.about), href: paths.about },
        { name: formatMessage(messages.categories), href: paths.categories },
      ],
    },
  ];
  return (
    <Footer
      columns={columns.filter(({ links }) => links.length > 0)}
      version={webVersion}
      year={year}
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
