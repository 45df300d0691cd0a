import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cartRegionQueries } from '#src/data/cart/cart-region.queries.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { RegionChangePreview } from '#src/design-system/modals/region/RegionChangePreview.tsx';

type RegionQuestionProps = {
  /** The region that the reader thinks of. */
  to: number;
  onGo: (regionId: number) => void;
  onStay: () => void;
};

/** Shows what another region means for the cart, by the service, and waits for the reader's word (S4.13). */
export function RegionQuestion({ to, onGo, onStay }: RegionQuestionProps) {
  const shop = useShop();
  const [going, setGoing] = useState(false);
  const { data: regions = [] } = useQuery(regionQueries.list(shop));
  const preview = useQuery(cartRegionQueries.preview(shop, to));
  const regionOf = (id: number) => regions.find(({ regionId }) => regionId === id);
  const [from, there] = [regionOf(shop.regionId), regionOf(to)];
  if (!from || !there) return null;
  const lines = preview.data?.lines ?? [];
  return (
    <RegionChangePreview
      from={from}
      to={there}
      status={preview.isPending ? 'loading' : preview.isError ? 'error' : 'ready'}
      lost={lines.filter((line) => line.there === null)}
      priced={lines.flatMap(({ there: price, ...line }) => (price ? { ...line, there: price } : []))}
      waiting={preview.data?.cartCount ?? 0}
      busy={going}
      onRetry={() => void preview.refetch()}
      onConfirm={() => {
        setGoing(true);
        onGo(to);
      }}
      onClose={onStay}
    />
  );
}
