import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import { categoryUrl, productUrl } from '#src/domain/urls.ts';
import { sleeping } from '#src/state/sleeping.tsx';
import { bannerUrl } from './banner-url.ts';

const messages = defineMessages({
  title: {
    id: 'homePage.title',
    defaultMessage: 'iCan Mall: one mall, four regions',
    description: 'Browser title and hidden heading of home',
  },
  banners: {
    id: 'homePage.banners',
    defaultMessage: 'Offers of the season',
    description: 'Name of the banner row',
  },
});

const BannerHero = sleeping(async () => (await import('#src/design-system/cards/BannerHero.tsx')).BannerHero);
const CategoryDoorRow = sleeping(
  async () => (await import('#src/design-system/cards/CategoryDoorRow.tsx')).CategoryDoorRow,
);
const HomeBelow = sleeping(async () => (await import('./HomeBelow.tsx')).HomeBelow);

const offersShown = 5;

/** Home: a column of sections, each of which fails alone. */
export function HomePage() {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const banners = useQuery(homeQueries.banners(shop));
  const categories = useQuery(catalogQueries.categories(shop, 0, 1));
  const { data: offers } = useQuery({
    ...homeQueries.sections(shop),
    select: (sections) => sections.find(({ kind }) => kind === 'TRENDING')?.products.slice(0, offersShown),
  });
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <h1 className="sr-only">{formatMessage(messages.title)}</h1>
      <div className="flex flex-col gap-6 pb-8 nav:gap-7">
        {banners.isError && <ErrorState compact onRetry={() => void banners.refetch()} />}
        {banners.data && banners.data.length > 0 && (
          <BannerHero
            label={formatMessage(messages.banners)}
            banners={banners.data}
            hrefOf={bannerUrl}
            offers={offers ?? []}
            offerHrefOf={({ prodId }) => productUrl(prodId)}
          />
        )}
        {categories.data && (
          <CategoryDoorRow
            categories={categories.data}
            hrefOf={({ categoryId, categoryName }) => categoryUrl(categoryId, categoryName)}
          />
        )}
        <HomeBelow />
      </div>
    </>
  );
}
