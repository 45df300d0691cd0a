import { useQuery } from '@tanstack/react-query';
import type { IndexSection } from '#openapi/schema.gen.ts';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductRail } from '#src/design-system/cards/ProductRail.tsx';
import { PromiseStrip } from '#src/design-system/cards/PromiseStrip.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import { productUrl, tagUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';
import { DealClock } from './DealClock.tsx';
import { HomeBrands } from './HomeBrands.tsx';
import { HomeGroupBuys } from './HomeGroupBuys.tsx';
import { HomeShops } from './HomeShops.tsx';
import { HomeVouchers } from './HomeVouchers.tsx';
import { MoreGoodStuff } from './MoreGoodStuff.tsx';

const railLength = 6;

type SectionRailProps = { section: IndexSection; onEnd: () => void };

function SectionRail({ section: { tagId, title, campaign, products }, onEnd }: SectionRailProps) {
  return (
    <ProductRail
      title={title}
      note={campaign && <DealClock campaign={campaign} onEnd={onEnd} />}
      products={products.slice(0, railLength)}
      hrefOf={({ prodId }) => productUrl(prodId)}
      renderHeart={(product) => <CardHeart product={product} />}
      moreHref={tagUrl(tagId, title)}
    />
  );
}

/** What lies below the first view of home: promises, the rails of the tags with offers and shops between, the endless grid. */
export function HomeBelow() {
  const sections = useQuery(homeQueries.sections(useShop()));
  const again = () => void sections.refetch();
  const [first, ...rest] = sections.data?.filter(({ products }) => products.length > 0) ?? [];
  return (
    <div className="flex flex-col gap-8 nav:gap-11">
      <PromiseStrip />
      {sections.isError && <ErrorState compact onRetry={again} />}
      {first && <SectionRail section={first} onEnd={again} />}
      <HomeVouchers />
      <HomeGroupBuys />
      <HomeShops />
      {rest.map((section) => (
        <SectionRail key={section.tagId} section={section} onEnd={again} />
      ))}
      <HomeBrands />
      <MoreGoodStuff />
    </div>
  );
}
