import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { trailingId } from '#src/domain/urls.ts';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';

const TagView = lazyHydrate(
  async () => (await import('./TagView.tsx')).TagView,
  <ProductGridSkeleton columns={5} />,
);

/** A hand-picked list (S2.12). */
export function TagPage() {
  const tagId = trailingId(useParams().services) ?? 0;
  const { data: tags } = useSuspenseQuery(homeQueries.tags(useShop()));
  return (
    <>
      <title>{tags.find((tag) => tag.tagId === tagId)?.title ?? ''}</title>
      <TagView key={tagId} tagId={tagId} />
    </>
  );
}
