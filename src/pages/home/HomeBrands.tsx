import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { catalogBrandQueries } from '#src/data/catalog/catalog-brands.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { BrandTile } from '#src/design-system/cards/category/BrandTile.tsx';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { searchUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: { id: 'homeBrands.title', defaultMessage: 'Brands', description: 'Heading on home' },
});

const few = 3;

/** Ten brands that are sold here; each leads to what the mall finds by its name (S1.4). */
export function HomeBrands({ whole = true }: { whole?: boolean }) {
  const id = useId();
  const { data = [], isError, refetch } = useQuery(catalogBrandQueries.first(useShop()));
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />;
  const brands = data.slice(0, whole ? undefined : few);
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={<FormattedMessage {...messages.title} />} />
      <ul aria-labelledby={id} className="rail nav:mx-0 nav:grid nav:grid-cols-10 nav:gap-4 nav:px-0">
        {brands.map((brand) => (
          <li key={brand.brandId} className="w-24 shrink-0 snap-start nav:w-auto nav:min-w-0">
            <BrandTile brand={brand} href={searchUrl(brand.brandName)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
