import { useQuery } from '@tanstack/react-query';
import type { HomeSection as Section } from '#openapi/schema.gen.ts';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { PromiseStrip } from '#src/design-system/panels/home/PromiseStrip.tsx';
import { StreetStrip } from '#src/design-system/panels/home/StreetStrip.tsx';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { productUrl, tagUrl } from '#src/domain/urls.ts';
import { RoomToBuy } from '#src/features/cart/RoomToBuy.tsx';
import { WhenNear } from '#src/features/listing/WhenNear.tsx';
import { HomeBrands } from './HomeBrands.tsx';
import { HomeGroupBuys } from './HomeGroupBuys.tsx';
import { HomeSection } from './HomeSection.tsx';
import { HomeShops } from './HomeShops.tsx';
import { HomeVouchers } from './HomeVouchers.tsx';
import { MoreGoodStuff } from './MoreGoodStuff.tsx';
import { MoreToCome } from './MoreToCome.tsx';

/** What lies below the first view of home: promises, its rails with the room, the streets and offers between, the endless grid. */
export function HomeBelow() {
  const shop = useShop();
  const plan = useQuery(homeQueries.window(shop));
  const { data: regions = [] } = useQuery(regionQueries.list(shop));
  const again = () => void plan.refetch();
  const { room, streets = [], sections = [] } = plan.data ?? {};
  const rail = (one: Section | undefined, whole = true) =>
    one && <HomeSection key={one.tagId} section={one} onEnd={again} whole={whole} />;
  const [first, second, ...rest] = sections;
  return (
    <div className="flex flex-col gap-8 nav:gap-11">
      <KeptPart name="home promises" of={[]}>
        <PromiseStrip />
      </KeptPart>
      {rail(first)}
      {room && <RoomToBuy room={room} />}
      {second && <WhenNear>{(whole) => rail(second, whole)}</WhenNear>}
      <HomeVouchers />
      {streets.length > 0 && (
        <WhenNear>
          {(whole) => (
            <KeptPart name="home streets" of={[streets, whole]}>
              <StreetStrip
                streets={streets.slice(0, whole ? undefined : 1)}
                regions={regions}
                hrefOf={({ tagId, title }) => (tagId === null ? undefined : tagUrl(tagId, title))}
                productHrefOf={({ prodId }) => productUrl(prodId)}
              />
            </KeptPart>
          )}
        </WhenNear>
      )}
      {rest.map((one) => (
        <WhenNear key={one.tagId}>{(whole) => rail(one, whole)}</WhenNear>
      ))}
      <WhenNear>{(whole) => <HomeGroupBuys whole={whole} />}</WhenNear>
      <WhenNear>{(whole) => <HomeShops whole={whole} />}</WhenNear>
      <WhenNear>{(whole) => <HomeBrands whole={whole} />}</WhenNear>
      <WhenNear keepsHeight>{(whole) => (whole ? <MoreGoodStuff /> : <MoreToCome />)}</WhenNear>
    </div>
  );
}
