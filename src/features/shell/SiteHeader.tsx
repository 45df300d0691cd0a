import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Header } from '#src/design-system/layout/Header.tsx';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { categoryUrl, paths } from '#src/domain/urls.ts';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';
import { wayMessages as messages } from './way-messages.ts';

const CategoriesWay = lazyHydrate(async () => (await import('./CategoriesWay.tsx')).CategoriesWay);
const RegionPicker = lazyHydrate(async () => (await import('./RegionPicker.tsx')).RegionPicker);
const AppPicker = lazyHydrate(async () => (await import('./AppPicker.tsx')).AppPicker);
const LanguagePicker = lazyHydrate(async () => (await import('./LanguagePicker.tsx')).LanguagePicker);

type SiteHeaderProps = {
  search: ReactNode;
  cart: ReactNode;
  notices: ReactNode;
  account: ReactNode;
  whole: boolean;
  /** The words that the search box holds: a header with a reader's words is not kept. */
  searched: string;
};

/** The header with what it knows of the service: regions and first categories. */
export function SiteHeader({ search, cart, notices, account, whole, searched }: SiteHeaderProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { data: categories = [] } = useQuery(catalogQueries.categories(useShop(), 0, 1));
  const links = [
    { name: formatMessage(messages.trending), href: paths.trending },
    { name: formatMessage(messages.groupBuy), href: paths.groupBuy },
    { name: formatMessage(messages.vouchers), href: paths.vouchers },
    { name: formatMessage(messages.discover), href: paths.discover },
    ...categories.map(({ categoryId, categoryName }) => ({
      name: categoryName,
      href: categoryUrl(categoryId, categoryName),
    })),
  ];
  const current = links.find(({ href }) => decodeURI(href) === decodeURI(pathname))?.href;
  return (
    <KeptPart name="header" of={searched ? undefined : [whole, current, pathname === paths.categories]}>
      <Header
        homeHref={paths.home}
        region={<RegionPicker />}
        search={search}
        language={<LanguagePicker />}
        app={<AppPicker />}
        notices={notices}
        cart={cart}
        account={account}
        whole={whole}
        lead={<CategoriesWay />}
        links={links.map((link) => ({ ...link, current: link.href === current }))}
      />
    </KeptPart>
  );
}
