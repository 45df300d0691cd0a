import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { BannerHero } from '#src/design-system/cards/BannerHero.tsx';
import { CategoryDoorRow } from '#src/design-system/cards/CategoryDoorRow.tsx';
import { ProductRail } from '#src/design-system/cards/ProductRail.tsx';
import { PromiseStrip } from '#src/design-system/cards/PromiseStrip.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import { VisuallyHidden } from '#src/design-system/primitives/VisuallyHidden.tsx';
import { categoryUrl, productUrl, tagUrl } from '#src/domain/urls.ts';
import { bannerUrl } from './banner-url.ts';
import { MoreGoodStuff } from './MoreGoodStuff.tsx';

const messages = defineMessages({
  title: {
    id: 'homePage.title',
    defaultMessage: 'iCan Mall: one mall, four regions',
    description: 'Browser title and hidden heading of home',
  },
  description: {
    id: 'homePage.description',
    defaultMessage: 'Shops from Sri Lanka, China, Laos and Türkiye, prices in your currency, cash on delivery.',
    description: 'Description of home for search engines',
  },
  banners: { id: 'homePage.banners', defaultMessage: 'Offers of the season', description: 'Name of the banner row' },
});

/** Home: a column of sections, each of which fails alone. */
export function HomePage() {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const banners = useQuery(homeQueries.banners(shop));
  const categories = useQuery(catalogQueries.categories(shop, 0, 1));
  const sections = useQuery(homeQueries.sections(shop));
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="description" content={formatMessage(messages.description)} />
      <VisuallyHidden>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
      </VisuallyHidden>
      <div className="flex flex-col gap-8 pb-8 nav:gap-11">
        {banners.isError && <ErrorState compact onRetry={() => void banners.refetch()} />}
        {banners.data && banners.data.length > 0 && (
          <BannerHero label={formatMessage(messages.banners)} banners={banners.data} hrefOf={bannerUrl} />
        )}
        {categories.data && (
          <CategoryDoorRow categories={categories.data} hrefOf={({ categoryId, categoryName }) => categoryUrl(categoryId, categoryName)} />
        )}
        <PromiseStrip />
        {sections.isError && <ErrorState compact onRetry={() => void sections.refetch()} />}
        {sections.data
          ?.filter(({ products }) => products.length > 0)
          .map(({ tagId, title, products }) => (
            <ProductRail
              key={tagId}
              title={title}
              products={products}
              hrefOf={({ prodId }) => productUrl(prodId)}
              moreHref={tagUrl(tagId, title)}
            />
          ))}
        <MoreGoodStuff />
      </div>
    </>
  );
}
