import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import { ProductGridSkeleton } from '#src/design-system/cards/ProductGridSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { readListing } from '#src/domain/listing.ts';
import { trailingId } from '#src/domain/urls.ts';
import { sleeping } from '#src/state/sleeping.tsx';

const ListingPages = sleeping(
  async () => (await import('#src/features/listing/ListingPages.tsx')).ListingPages,
  <ProductGridSkeleton />,
);

/** A hand-picked list (S2.12). */
export function TagPage() {
  const shop = useShop();
  const tagId = trailingId(useParams().services) ?? 0;
  const [search] = useSearchParams();
  const { data: tags } = useSuspenseQuery(homeQueries.tags(shop));
  const { data } = useSuspenseQuery(homeQueries.tagProducts(shop, tagId, readListing(search).page));
  const title = tags.find((tag) => tag.tagId === tagId)?.title ?? '';
  return (
    <>
      <title>{title}</title>
      <PageHeading title={title} />
      {data.records.length > 0 ? (
        <ListingPages products={data.records} total={data.total} pages={data.pages} />
      ) : (
        <EmptyList />
      )}
    </>
  );
}
