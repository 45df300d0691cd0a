import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { categoryUrl } from '#src/domain/urls.ts';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';

const messages = defineMessages({
  title: {
    id: 'homePage.title',
    defaultMessage: 'iCan Mall: one mall, four regions',
    description: 'Browser title and hidden heading of home',
  },
});

const HomeHero = lazyHydrate(async () => (await import('./HomeHero.tsx')).HomeHero);
const CategoryTileRow = lazyHydrate(
  async () => (await import('#src/design-system/panels/category/CategoryTileRow.tsx')).CategoryTileRow,
);
const HomeBelow = lazyHydrate(async () => (await import('./HomeBelow.tsx')).HomeBelow);

/** Home: a column of sections, each of which fails alone. */
export function HomePage() {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const plan = useQuery(homeQueries.window(shop));
  const categories = useQuery(catalogQueries.categories(shop, 0, 1));
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <h1 className="sr-only">{formatMessage(messages.title)}</h1>
      <div className="flex flex-col gap-6 pb-8 nav:gap-7">
        {plan.isError && <ErrorState compact onRetry={() => void plan.refetch()} />}
        {plan.data && plan.data.banners.length > 0 && <HomeHero />}
        {categories.data && (
          <KeptPart name="home categories" of={[]}>
            <CategoryTileRow
              categories={categories.data}
              hrefOf={({ categoryId, categoryName }) => categoryUrl(categoryId, categoryName)}
            />
          </KeptPart>
        )}
        <HomeBelow />
      </div>
    </>
  );
}
