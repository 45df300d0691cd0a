import { useQuery } from '@tanstack/react-query';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductRail } from '#src/design-system/cards/ProductRail.tsx';
import { PromiseStrip } from '#src/design-system/cards/PromiseStrip.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import { productUrl, tagUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';
import { MoreGoodStuff } from './MoreGoodStuff.tsx';

const railLength = 6;

/** What lies below the first view of home: promises, the rails of the tags, the endless grid. */
export function HomeBelow() {
  const sections = useQuery(homeQueries.sections(useShop()));
  return (
    <div className="flex flex-col gap-8 nav:gap-11">
      <PromiseStrip />
      {sections.isError && <ErrorState compact onRetry={() => void sections.refetch()} />}
      {sections.data
        ?.filter(({ products }) => products.length > 0)
        .map(({ tagId, title, products }) => (
          <ProductRail
            key={tagId}
            title={title}
            products={products.slice(0, railLength)}
            hrefOf={({ prodId }) => productUrl(prodId)}
            renderHeart={(product) => <CardHeart product={product} />}
            moreHref={tagUrl(tagId, title)}
          />
        ))}
      <MoreGoodStuff />
    </div>
  );
}
